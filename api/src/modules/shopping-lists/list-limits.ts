/** Most shopping lists of one cook, recipes on one list, and items on one list. */
export const SHOPPING_LISTS_MAX = 100;
export const SHOPPING_LIST_RECIPES_MAX = 100;
export const SHOPPING_LIST_ITEMS_MAX = 1_000;
