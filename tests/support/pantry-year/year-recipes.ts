import { readCatalogue } from '../../../api/src/modules/catalogue/check-model.ts';
import { SEED_FOLDER } from '../../../api/src/modules/catalogue/seed-catalogue.ts';
import type { CookedLine } from '../../../api/src/modules/cooking/deductions.ts';
import type { FoodKnowledge, KnownFood } from '../../../api/src/modules/ingredients/foods/food-knowledge.ts';
import { FoodNames } from '../../../api/src/modules/ingredients/names/food-names.ts';
import { convertAmount } from '../../../api/src/modules/ingredients/units/conversion.ts';

/** A dinner of the starter catalogue. */
export interface Dinner {
  id: string;
  title: string;
  servings: number;
  lines: CookedLine[];
  /** What one serving needs, in grams; null where that cannot be told. */
  needs: { food: KnownFood; grams: number | null; line: CookedLine }[];
}

/** What the simulated cooks know: all dinners of the catalogue, and its foods. */
export interface YearRecipes {
  knowledge: FoodKnowledge;
  names: FoodNames;
  dinners: Dinner[];
}

/** Reads the catalogue as it is when it is loaded. */
export function readYearRecipes(): YearRecipes {
  const { knowledge, recipes } = readCatalogue(SEED_FOLDER);
  const dinners = recipes
    .filter(({ tags }) => tags.includes('dinner'))
    .map(({ slug, title, servings, derived }) => {
      const lines = derived.lines.map(({ food, quantity, quantityMax, unit, optional }) => ({
        food: food?.id ?? null,
        amount: quantity,
        amountMax: quantityMax,
        unit,
        isOptional: optional,
      }));
      return { id: slug, title, servings, lines, needs: lines.flatMap((line) => needOf(line, servings, knowledge)) };
    });
  return { knowledge, names: new FoodNames(knowledge), dinners };
}

function needOf(line: CookedLine, servings: number, knowledge: FoodKnowledge): Dinner['needs'] {
  const food = typeof line.food === 'string' ? knowledge.byId(line.food) : undefined;
  if (!food || food.isStaple || line.isOptional) return [];
  const most = line.amountMax ?? line.amount ?? null;
  const grams = most === null ? undefined : convertAmount(most, line.unit ?? null, 'g', food);
  return [{ food, grams: grams === undefined ? null : grams / servings, line }];
}
