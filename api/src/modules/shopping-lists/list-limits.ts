import { STORED } from '../users/stored-limits.ts';

/** Most recipes on one list. */
export const SHOPPING_LIST_RECIPES_MAX = STORED.listRecipes.most;
/** Most items on one list. */
export const SHOPPING_LIST_ITEMS_MAX = STORED.listItems.most;
