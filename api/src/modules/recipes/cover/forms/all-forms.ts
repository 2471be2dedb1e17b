import { APART } from './apart.ts';
import { AT_THE_TABLE } from './at-the-table.ts';
import { FISH_PLATES } from './fish-plates.ts';
import { MEAT_BITES } from './meat-bites.ts';
import { MEAT_SAUCES } from './meat-sauces.ts';
import { HEAPED_ON } from './heaped-on.ts';
import { OVER_PASTA } from './over-pasta.ts';
import { ARTICHOKES } from './artichokes.ts';
import { BAGELS } from './bagels.ts';
import { BAKES } from './bakes.ts';
import { BITES } from './bites.ts';
import { BOWLS } from './bowls.ts';
import { BREADS } from './breads.ts';
import { BREAKFASTS } from './breakfasts.ts';
import { CAKES } from './cakes.ts';
import { CLEAR_SOUPS } from './clear-soups.ts';
import { COMPOSED } from './composed.ts';
import { CRUSTS } from './crusts.ts';
import { CUTLETS } from './cutlets.ts';
import { CUTS } from './cuts.ts';
import type { Form } from './form.ts';
import { FULL_BREAKFAST } from './full-breakfast.ts';
import { HALVES } from './halves.ts';
import { FROM_THE_OVEN } from './from-the-oven.ts';
import { FROM_THE_PAN } from './from-the-pan.ts';
import { DOUGH_WRAPPED } from './dough-wrapped.ts';
import { EGG_DISHES } from './egg-dishes.ts';
import { FILLED_BY_HAND } from './filled-by-hand.ts';
import { FRIED_BITES } from './fried-bites.ts';
import { HEAPS } from './heaps.ts';
import { LAID_BY_HAND } from './laid-by-hand.ts';
import { MAINS } from './mains.ts';
import { MUFFINS } from './muffins.ts';
import { OVEN_DISHES } from './oven-dishes.ts';
import { OVEN_TOPS } from './oven-tops.ts';
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
import { SEAFOOD } from './seafood.ts';
import { SERVED_APART } from './served-apart.ts';
import { SMALL_PLATES } from './small-plates.ts';
import { SOFT_AND_CRISP } from './soft-and-crisp.ts';
import { SQUARES } from './squares.ts';
import { STUFFED } from './stuffed.ts';
import { SWEETS } from './sweets.ts';
import { TOASTS } from './toasts.ts';
import { WITH_SIDE } from './with-side.ts';
import { WELL_KNOWN } from './well-known.ts';
import { GLASSES } from './glasses.ts';
import { JARS } from './jars.ts';
import { BAKED_SWEETS } from './baked-sweets.ts';
import { CUT_BREADS } from './cut-breads.ts';
import { PIZZAS } from './pizzas.ts';
import { SEARED_PATTIES } from './seared-patties.ts';
import { SOFT_SWEETS } from './soft-sweets.ts';
import { SUGARED } from './sugared.ts';
import { CUT_PASTRIES } from './cut-pastries.ts';
import { RINGS_AND_ROUNDS } from './rings-and-rounds.ts';
import { COATED_HEADS } from './coated-heads.ts';
import { EGG_PLATES } from './egg-plates.ts';
import { FILLED_PASTA } from './filled-pasta.ts';
import { IN_GLASS } from './in-glass.ts';
import { LASAGNES } from './lasagnes.ts';
import { MASHES } from './mashes.ts';
import { SAUCED_BREADS } from './sauced-breads.ts';
import { BOUND_SALADS } from './bound-salads.ts';
import { CLOSED_PARCELS } from './closed-parcels.ts';
import { DIPS_AND_MOUNDS } from './dips-and-mounds.ts';
import { MIXED_BOWLS } from './mixed-bowls.ts';
import { PASTA_BAKES } from './pasta-bakes.ts';
import { HOME_CLASSICS } from './home-classics.ts';
import { PARTY_SNACKS } from './party-snacks.ts';

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
    BAGELS,
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
    SQUARES,
    STUFFED,
    FROM_THE_PAN,
    FROM_THE_OVEN,
    LAID_BY_HAND,
    OVEN_DISHES,
    WITH_SIDE,
    DOUGH_WRAPPED,
    OVEN_TOPS,
    FILLED_BY_HAND,
    WELL_KNOWN,
    FULL_BREAKFAST,
    ARTICHOKES,
    SERVED_APART,
    SOFT_AND_CRISP,
    APART,
    CRUSTS,
    GLASSES,
    JARS,
    BAKED_SWEETS,
    CUT_BREADS,
    PIZZAS,
    SEARED_PATTIES,
    SOFT_SWEETS,
    SUGARED,
    CUT_PASTRIES,
    RINGS_AND_ROUNDS,
    MEAT_SAUCES,
    MEAT_BITES,
    FISH_PLATES,
    AT_THE_TABLE,
    OVER_PASTA,
    HEAPED_ON,
    COATED_HEADS,
    EGG_PLATES,
    FILLED_PASTA,
    IN_GLASS,
    LASAGNES,
    MASHES,
    SAUCED_BREADS,
    BOUND_SALADS,
    CLOSED_PARCELS,
    DIPS_AND_MOUNDS,
    MIXED_BOWLS,
    PASTA_BAKES,
    HOME_CLASSICS,
    PARTY_SNACKS,
  ].flatMap((forms) => Object.entries(forms)),
);
