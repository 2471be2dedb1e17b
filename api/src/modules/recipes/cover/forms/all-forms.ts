import { BAKES } from './bakes.ts';
import { BITES } from './bites.ts';
import { BOWLS } from './bowls.ts';
import { BREADS } from './breads.ts';
import { BREAKFASTS } from './breakfasts.ts';
import { CAKES } from './cakes.ts';
import { CLEAR_SOUPS } from './clear-soups.ts';
import { COMPOSED } from './composed.ts';
import { CUTLETS } from './cutlets.ts';
import { CUTS } from './cuts.ts';
import type { Form } from './form.ts';
import { HALVES } from './halves.ts';
import { FROM_THE_OVEN } from './from-the-oven.ts';
import { FROM_THE_PAN } from './from-the-pan.ts';
import { EGG_DISHES } from './egg-dishes.ts';
import { FRIED_BITES } from './fried-bites.ts';
import { HEAPS } from './heaps.ts';
import { LAID_BY_HAND } from './laid-by-hand.ts';
import { MAINS } from './mains.ts';
import { MUFFINS } from './muffins.ts';
import { PARCELS } from './parcels.ts';
import { PASTAS } from './pasta.ts';
import { ROOTS } from './roots.ts';
import { POCKETS } from './pockets.ts';
import { SANDWICHES } from './sandwiches.ts';
import { PASTRIES } from './pastries.ts';
import { PLATES } from './plates.ts';
import { POTATOES } from './potatoes.ts';
import { PUDDINGS } from './puddings.ts';
import { SHAPED_PASTRIES } from './shaped-pastries.ts';
import { SIDE_DISHES } from './side-dishes.ts';
import { SKEWERS } from './skewers.ts';
import { SMALL_BREADS } from './small-breads.ts';
import { NOODLE_DISHES } from './noodle-dishes.ts';
import { SAUCED } from './sauced.ts';
import { LARGE_DUMPLINGS } from './large-dumplings.ts';
import { SEAFOOD } from './seafood.ts';
import { SMALL_PLATES } from './small-plates.ts';
import { STUFFED } from './stuffed.ts';
import { SWEETS } from './sweets.ts';
import { TOASTS } from './toasts.ts';

/** Every form by name. */
export const FORMS: ReadonlyMap<string, Form> = new Map(
  [
    BOWLS,
    CLEAR_SOUPS,
    PASTAS,
    MAINS,
    BITES,
    HEAPS,
    BREADS,
    SANDWICHES,
    TOASTS,
    PARCELS,
    BAKES,
    CAKES,
    BREAKFASTS,
    SWEETS,
    PASTRIES,
    PUDDINGS,
    COMPOSED,
    SMALL_PLATES,
    HALVES,
    CUTS,
    CUTLETS,
    PLATES,
    ROOTS,
    POTATOES,
    MUFFINS,
    EGG_DISHES,
    POCKETS,
    SMALL_BREADS,
    FRIED_BITES,
    SHAPED_PASTRIES,
    SAUCED,
    SEAFOOD,
    NOODLE_DISHES,
    SIDE_DISHES,
    SKEWERS,
    STUFFED,
    FROM_THE_PAN,
    FROM_THE_OVEN,
    LAID_BY_HAND,
    LARGE_DUMPLINGS,
  ].flatMap((forms) => Object.entries(forms)),
);
