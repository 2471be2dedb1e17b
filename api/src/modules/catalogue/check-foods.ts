import type { Allergen } from '../ingredients/dietary.ts';
import { contradictions } from '../ingredients/foods/fact-contradictions.ts';
import type { FoodKnowledge, KnownFood, Swap } from '../ingredients/foods/food-knowledge.ts';
import type { Finding } from '../recipes/checks/checked-recipe.ts';
import type { Catalogue } from './check-model.ts';
import type { SeedFood } from './food-files.ts';

/** A child that is free of what its parent contains, by its own entry: right for lactose-free milk, worth a second look always. */
export interface DroppedAllergens {
  food: string;
  parent: string;
  allergens: Allergen[];
}

/** Amounts of a stand-in for one of the food that a cook could mean: a crumb of stock cube for stock, a lemon for its zest. */
const SWAP_RATIO = { least: 0.01, most: 20 };

/** Trees that go in circles, facts that contradict each other, and swaps of a food for itself. */
export function checkFoods({ foods, knowledge }: Catalogue): Finding[] {
  const byId = new Map(foods.map((food) => [food.id, food]));
  return [
    ...foods.flatMap((food) => [...circles(food, byId), ...silentDrops(food, byId), ...contradictionsOf(food, knowledge)]),
    ...knowledge.swaps.flatMap((swap) => swapFindings(swap, knowledge)),
  ];
}

/** The children whose own entries leave out allergens of their parents, for a person to read. */
export function droppedAllergens({ foods, knowledge }: Catalogue): DroppedAllergens[] {
  return foods.flatMap((food) => {
    const parent = food.parentId === null ? undefined : knowledge.byId(food.parentId);
    const known = knowledge.byId(food.id);
    const allergens = parent?.contains.filter((allergen) => !known?.contains.includes(allergen) && !known?.unsure.includes(allergen)) ?? [];
    return parent && allergens.length > 0 ? [{ food: food.name, parent: parent.name, allergens }] : [];
  });
}

const fileOf = (food: { category: string; name: string }): { file: string; field: string } => ({ file: `foods/${food.category}.yaml`, field: food.name });

function circles(food: SeedFood, byId: Map<string, SeedFood>): Finding[] {
  const seen = new Set<string>();
  for (let at: SeedFood | undefined = food; at?.parentId; at = byId.get(at.parentId)) {
    if (seen.has(at.id)) return [{ ...fileOf(food), message: 'is a kind of itself' }];
    seen.add(at.id);
  }
  return [];
}

/** Stating `unsure` alone replaces the inherited `contains` by nothing, which its writer may not have meant. */
function silentDrops(food: SeedFood, byId: Map<string, SeedFood>): Finding[] {
  const parent = byId.get(food.parentId ?? '');
  const isSilent = food.unsure !== null && food.contains === null && (parent?.contains?.length ?? 0) > 0;
  return isSilent ? [{ ...fileOf(food), message: `states unsure without contains and so drops what ${parent?.name} contains: state contains too` }] : [];
}

function contradictionsOf(food: SeedFood, knowledge: FoodKnowledge): Finding[] {
  const known = knowledge.byId(food.id);
  return known ? contradictions(known).map((allergen) => ({ ...fileOf(food), message: `is ${known.diet} and contains ${allergen}` })) : [];
}

function swapFindings(swap: Swap, knowledge: FoodKnowledge): Finding[] {
  const food = knowledge.byId(swap.foodId);
  const use = knowledge.byId(swap.useId);
  if (!food || !use) return [];
  const finding = { file: 'substitutes', field: `${food.name} → ${use.name}` };
  const kin = isNeedless(food, use, swap) ? [{ ...finding, message: 'needs no swap: the one includes the other' }] : [];
  const odd = swap.ratio !== null && (swap.ratio < SWAP_RATIO.least || swap.ratio > SWAP_RATIO.most);
  return odd ? [...kin, { ...finding, message: `ratio ${swap.ratio} is not ${SWAP_RATIO.least} to ${SWAP_RATIO.most}` }] : kin;
}

/** The food itself, or a kind of it of which as much is taken, with nothing to say about it and no one whom it suits better. */
function isNeedless(food: KnownFood, use: KnownFood, swap: Swap): boolean {
  if (use.number === food.number) return true;
  const isSameForEaters = use.diet === food.diet && [...food.contains, ...food.unsure].every((allergen) => use.contains.includes(allergen) || use.unsure.includes(allergen));
  return use.ancestors.includes(food.number) && (swap.ratio ?? 1) === 1 && swap.note === null && isSameForEaters;
}
