/** Most lines that are added at once. */
export const PANTRY_LINES_MAX = 500;
/** Most characters of a line. */
export const PANTRY_LINE_MAX = 200;
/** Most characters of a receipt: the longest of our own samples has 2,000. */
export const RECEIPT_MAX = 20_000;
/** What reading so many lines costs, in fields of GraphQL. */
export const READING_COST = 1_000;
/** Days for which a change of the pantry can be undone. */
export const UNDO_DAYS = 30;
/** A food is due when it should be eaten within so many days. */
export const DUE_DAYS = 3;
/** Most foods of a pantry that a search takes: what is due first. */
export const FOODS_SEARCHED_MAX = 300;
