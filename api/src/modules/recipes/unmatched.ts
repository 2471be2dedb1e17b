/** What babies eat: on a table of grown-ups it answers no kitchen, so it is found by its name and in lists alone. */
export const BABY_FOOD = 'baby food';

/** SQL that says whether a recipe is no answer to what is in a kitchen: creative ones are made for one kitchen, and found by none. */
export const UNMATCHED = `(is_creative or tags @> '{${BABY_FOOD}}')`;
