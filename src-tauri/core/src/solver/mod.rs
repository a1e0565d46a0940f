//! The solver: whether a position can be won, proven either way, and how.
//!
//! [`Solver`] judges positions, writes lines, finds the last position of a game that can still be
//! won, and draws winnable deals. [`improve`] makes a line shorter in the background.
//!
//! # Boards
//!
//! Two kinds of move alone can't be taken back: taking a card off one that is not its parent (the
//! next higher card of its suit), and playing home. So a search knows these cards, relative to the
//! position where it began:
//!
//! - *fixed*: it still lies on what it lay on, and that is not its parent; or it carries such cards.
//!   The top fixed card of a column and the lowest card of a column without any, its *base*, are
//!   *heads*; the fixed cards beneath them are *buried*.
//! - *held*: in a cell.
//! - *loose*: on its parent, in the *run* of some head.
//! - *home*.
//!
//! How many fixed cards each column still has (seven at most: three bits), the set of held cards
//! and the set of bases are 24 + 52 + 52 = 128 bits, and they are all of it: a card is home if no
//! card of its suit up to it is buried, since whatever can go home goes; every other card is loose.
//! Equal keys are equal boards, so no hash can lie. The order of the columns and cells
//! is not in it, and means nothing.
//!
//! # What is always safe
//!
//! *Settling* a board plays home every card that can go, and hangs every held card whose parent is
//! open (not buried, held or home). The order does not matter: what can be done can still be done
//! after something else was. Write N(s) for a board s once settled.
//!
//! Macro moves lead from settled boards to settled boards. With F free cells and E empty columns, a
//! run of (F + 1) × 2ᴱ cards can be moved onto a parent, and half of that to an empty column:
//!
//! - *lift*: a head without an open parent goes into cells, with its run;
//! - *hang*: a head with an open parent goes there, with its run;
//! - *base*: a top fixed card without an open parent goes to an empty column, with its run; or a
//!   held card goes there;
//! - *split*: the end of a run goes to an empty column.
//!
//! **They are enough.** For every move s → t of one card, macro moves lead from N(s) to N(t), so a
//! won board can be reached from N(s) if it can be reached from s. Let m be the number of cards that
//! lie on the moved card in N(s) though they do not in s. They were held in s, so N(s) has m more
//! cells free.
//! - A card that is home in N(s), or that moves between its parent and a cell: N(s) = N(t). Playing
//!   home loses nothing: the one card that could ever lie on it is home before it.
//! - A head into a cell: N(s) has m + 1 free cells, enough to lift it with its run of m cards, or to
//!   hang it if its parent is open.
//! - A head onto its parent: a run of m + 1 cards, and N(s) has m free cells: it hangs.
//! - A top fixed card to an empty column: likewise it is made a base. If its parent is open, it hangs, and
//!   a split takes it from there to the same place.
//! - A held card to an empty column: it is made a base; or in N(s) it hangs on its open parent with m cards
//!   on it, and is split off with them.
//! - A loose card to an empty column: it is split off with m cards. A base there: nothing changes.
//!
//! What is *not* safe is to hang a head just because its parent is open, or to leave out the splits:
//! a run that went to an empty column while cells were free may not find back later, and what its
//! former host does meanwhile can be what wins. Tests against a plain search find such positions.
//!
//! # Digging
//!
//! A lift is *quiet* if nothing comes of it: no card goes home, none leaves a cell, no column falls
//! empty. A path to a win begins with quiet lifts, perhaps none, then comes the first move v that is
//! something else. **Only the quiet lifts in the columns that v needs have to come before it.** The
//! others can wait: they ask for nothing but cells, and after v as many fit as did before; where v
//! has opened a lifted head's parent, the head is hung instead, as settling would have done; and
//! if v has played it home, the lift falls away. So from each board the search digs, quietly, in
//! - one column, until v is a lift that something comes of, the hang of the head that came up, the
//!   move that makes it a base, or a split of its run. (If v makes a base of a card of a run that
//!   was lifted, splitting the run before lifting the rest comes to the same.)
//! - two columns, when v hangs a head that came up in one onto a card that came up in the other.
//!   Held cards that v releases are the same case, if one was lifted in another column: not lifting
//!   it, but hanging it, comes to the same. A base may hang there too.
//! - none, when v moves a base or makes one of a card that was held before.
//!
//! The boards in between are never stored.
//!
//! # Tidying
//!
//! Behind every macro move but a split, bases whose parents are open are hung, if the run is short
//! enough. A split can undo each of these (the capacity is the same with the column back), and is
//! not tidied itself; so every board that is passed over this way is still reached.
//!
//! # Stuck boards
//!
//! With no free cell and no empty column, only heads without a run can move, onto open parents.
//! Suppose that all of them could do so and nothing open were ever covered: if even then no card
//! comes up that can go home or that is the parent of a held card or a base, and no column comes
//! down to its base, then nothing ever becomes free, and the board is dropped.
//!
//! One thing could still free a column: a base of one card whose parent is open already. Tidying
//! leaves no such base, so a split has just put it there, and then hung it back. That is a detour:
//! what moved meanwhile could have moved without the split, its former host too, as a run of two
//! cards by way of the empty column.
//!
//! # The search
//!
//! Best first: the cost of a board guesses how far it is from a win, the newest board
//! comes first among equals, and splits come late. Every fixed card that leaves its column does so
//! for good, so the boards are finite in number, and an empty queue proves a loss.

mod beam;
mod board;
mod dig;
mod expand;
mod graph;
mod history;
mod layout;
mod line;
mod plan;
mod search;
mod set;
mod shorten;
mod stuck;
mod winnable;

pub use beam::improve;
pub use history::Undecided;
pub use search::Solver;
