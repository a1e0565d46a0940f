//! The table: the game in play, the former one, and what the player may do.

use std::time::Duration;

use super::play::{Game, Marks};
use super::statistics::Statistics;
use super::taps::{double_tap, tap};
use crate::deal::GameCode;
use crate::rules::{Card, Move, Pile, Played, Position, Refusal};

/// All that the player has before him, and all that is kept.
///
/// Every gesture and wish either changes the table, or is refused with a reason and changes
/// nothing at all.
#[derive(Clone, Debug)]
pub struct Table {
    game: Game,
    former: Option<Game>,
    statistics: Statistics,
    revision: u64,
}

impl Table {
    /// Opens a table with a game and no past.
    pub fn new(code: GameCode) -> Self {
        Self::resume(
            Game::new(code, Marks::default()),
            None,
            Statistics::default(),
        )
    }

    pub(super) fn resume(game: Game, former: Option<Game>, statistics: Statistics) -> Self {
        Self {
            game,
            former,
            statistics,
            revision: 0,
        }
    }

    /// One tap: sends the card to its foundation, if that takes it. Anything else that a tap does
    /// is no matter of the game's.
    pub fn tap(&mut self, card: Card) {
        if let Some(home) = tap(self.position(), card) {
            self.act(home);
        }
    }

    /// Two taps: sends the card, or the run that it leads, to the first pile that takes it of: its
    /// foundation, the longest column with cards, the first empty column, the first free cell.
    ///
    /// # Errors
    /// Why the card can't be lifted, or a run is too long; else [`Refusal::NowhereToGo`].
    pub fn double_tap(&mut self, card: Card) -> Result<(), Refusal> {
        double_tap(self.position(), card).map(|played| self.act(played))
    }

    /// Drops the card, or the run that it leads, on a pile.
    ///
    /// # Errors
    /// Those of [`Position::check`].
    pub fn drop_on(&mut self, card: Card, pile: Pile) -> Result<(), Refusal> {
        let m = Move { card, to: pile };
        self.position().check(m).map(|played| self.act(played))
    }

    /// Takes the last action back.
    ///
    /// # Errors
    /// [`Refusal::NothingToUndo`].
    pub fn undo(&mut self) -> Result<(), Refusal> {
        self.game.record.undo().map(|()| self.changed())
    }

    /// Brings the action that was undone last back.
    ///
    /// # Errors
    /// [`Refusal::NothingToRedo`].
    pub fn redo(&mut self) -> Result<(), Refusal> {
        self.game.record.redo().map(|()| self.changed())
    }

    /// Deals the same code again, with a clean history.
    ///
    /// # Errors
    /// [`Refusal::NothingToRestart`] when the deal is untouched.
    pub fn restart(&mut self) -> Result<(), Refusal> {
        if !self.game.is_touched() {
            return Err(Refusal::NothingToRestart);
        }
        self.new_game(self.game.code());
        Ok(())
    }

    /// Deals another game.
    pub fn new_game(&mut self, code: GameCode) {
        let game = Game::new(code, self.marks_of(code));
        self.former = Some(std::mem::replace(&mut self.game, game));
        self.changed();
    }

    /// Goes back to the game before the last new game or restart; once more, and forth again.
    ///
    /// # Errors
    /// [`Refusal::NoFormerGame`].
    pub fn former_game(&mut self) -> Result<(), Refusal> {
        let former = self.former.as_mut().ok_or(Refusal::NoFormerGame)?;
        std::mem::swap(&mut self.game, former);
        self.changed();
        Ok(())
    }

    /// Takes actions back until so many are in force, also more than undo may. Redo brings them
    /// back.
    ///
    /// # Errors
    /// [`Refusal::NowhereToGoBack`] when no more are in force now.
    pub fn go_back_to(&mut self, cursor: usize) -> Result<(), Refusal> {
        if cursor >= self.game.in_force().len() {
            return Err(Refusal::NowhereToGoBack);
        }
        self.game.record.rewind(cursor);
        self.changed();
        Ok(())
    }

    /// Plays all the rest home, one action a card.
    ///
    /// # Errors
    /// [`Refusal::NothingToFinish`] when the rest can't go home with foundation plays alone, or is
    /// home already.
    pub fn finish(&mut self) -> Result<(), Refusal> {
        let position = self.position();
        if position.is_won() || !position.goes_home() {
            return Err(Refusal::NothingToFinish);
        }
        while let Some(play) = self.position().home_play() {
            self.act(play);
        }
        Ok(())
    }

    /// Plays a move of a solution that is shown to the player. From now on a win of this deal is
    /// not the player's own.
    ///
    /// # Errors
    /// Those of [`Position::check`].
    pub fn show(&mut self, m: Move) -> Result<(), Refusal> {
        let played = self.position().check(m)?;
        self.mark(Marks {
            shown: true,
            ..self.game.marks()
        });
        self.act(played);
        Ok(())
    }

    /// Remembers that a hint was shown. That is no change of the table.
    pub fn mark_hinted(&mut self) {
        self.mark(Marks {
            hinted: true,
            ..self.game.marks()
        });
    }

    /// Lets time pass that the player spent looking at the table. It counts while the clock runs,
    /// and is no change of the table.
    pub fn pass(&mut self, elapsed: Duration) {
        self.game.pass(elapsed);
    }

    /// The game in play.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The game before the last new game or restart.
    pub fn former(&self) -> Option<&Game> {
        self.former.as_ref()
    }

    /// What has been played and won.
    pub fn statistics(&self) -> &Statistics {
        &self.statistics
    }

    /// Goes up by one with each change of the table; starts at 0 with each run of the program.
    pub fn revision(&self) -> u64 {
        self.revision
    }

    /// Whether the clock runs: from the first action on until the win.
    pub fn ticking(&self) -> bool {
        self.game.ticking()
    }

    fn position(&self) -> &Position {
        self.game.position()
    }

    fn act(&mut self, played: Played) {
        self.game.record.add(played);
        let marks = self.statistics.count(&self.game);
        self.mark(marks);
        self.changed();
    }

    fn changed(&mut self) {
        self.revision += 1;
    }

    /// What is remembered of a deal, if it is on the table.
    fn marks_of(&self, code: GameCode) -> Marks {
        let games = [Some(&self.game), self.former()].into_iter().flatten();
        games
            .filter(|game| game.code() == code)
            .map(Game::marks)
            .next()
            .unwrap_or_default()
    }

    /// Remembers something of the deal in play. Two games of one deal have the same marks, or else
    /// it would count twice.
    fn mark(&mut self, marks: Marks) {
        self.game.set_marks(marks);
        let code = self.game.code();
        if let Some(former) = self.former.as_mut().filter(|former| former.code() == code) {
            former.set_marks(marks);
        }
    }
}
