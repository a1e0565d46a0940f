//! Boards that can be dropped at once.

use super::board::Board;
use super::layout::Layout;

impl Board {
    /// Whether nothing can ever become free again; the module's documentation has the proof.
    #[inline]
    pub(super) fn is_stuck(&self, layout: &Layout) -> bool {
        let mut open = self.open();
        let mut leaving = self.tops.and(open.children());
        if self.is_won() || self.free_cells(layout) > 0 || self.empty_columns() > 0 {
            return false;
        }
        let held = self.cells.or(self.bases);
        let wanted = self.home().next_home().or(held.parents());
        let mut hopeful = *self;
        while !leaving.is_empty() {
            for top in leaving.each() {
                let column = layout.column_of(top);
                let opened = hopeful.take_top(layout, column);
                if opened.meets(wanted) || hopeful.heights.get(column) == 0 {
                    return false;
                }
                open = open.or(opened);
            }
            leaving = hopeful.tops.and(open.children());
        }
        true
    }
}
