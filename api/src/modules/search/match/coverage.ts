import type { Allergen, Diet } from '../../ingredients/dietary.ts';
import { NO_CHOICES, type FoodChoices } from '../../ingredients/foods/food-choices.ts';
import {
  fitsDiet,
  isFreeOf,
  type FoodKnowledge,
  type KnownFood,
  type Swap,
} from '../../ingredients/foods/food-knowledge.ts';
import { MatchState } from './match-state.ts';

/** Credit of a covered food in tenths, so that sums stay whole numbers. */
const CREDIT = { [MatchState.HAVE]: 10, [MatchState.HAVE_BROADER]: 9, [MatchState.SUBSTITUTE]: 7 } as const;

/** Credit of a food that makes the dish, where only something broader is held: any cheese for the pecorino of cacio e pepe. */
const DISTINCT_CREDIT = 4;

/** A state of a line whose food is covered. */
export type CoveredState = keyof typeof CREDIT;

/** How one food is covered by what the cook holds. */
export interface Cover {
  state: CoveredState;
  /** Tenths: 10, 9, 7 or 4. */
  credit: number;
  /** Number of the held food it is covered through. */
  via: number;
  swap: Swap | null;
}

/** Every food that the held ones cover, by number. */
export type Coverage = ReadonlyMap<number, Cover>;

/** What a cook will not eat; nothing that is held may stand in for a food against it. */
export interface CoverageLimits {
  allowSubstitutions: boolean;
  diet: Diet;
  allergies: readonly Allergen[];
  /** Numbers of foods the cook does not want, kinds included. */
  excluded: ReadonlySet<number>;
  /** What else is in the kitchen: a swap that needs a third food works when that is there. */
  beside?: readonly KnownFood[];
  /** Numbers of held foods that are due: of those that cover a food equally well, they are used. */
  due?: ReadonlySet<number>;
}

/**
 * Works out what `held` covers: the foods themselves, those they are a kind of and those that cooks take for them without thinking, in full;
 * kinds of what was only named broadly; foods they may stand in for, kinds of these included, where the recipe does not refuse it; and choices as well as any of their foods. Where several held foods
 * cover one, the best credit wins, then what is due, then the nearer in the tree, then the lower number, so that the order of chips does not matter.
 */
export function coverFoods(
  held: readonly KnownFood[],
  knowledge: FoodKnowledge,
  limits: CoverageLimits,
  choices: FoodChoices = NO_CHOICES,
): Coverage {
  const best = new Map<number, Placed>();
  const works = worksWith([...held, ...(limits.beside ?? [])], knowledge, limits);
  const keep = (asked: number, cover: Cover, distance: number): void => {
    const now = best.get(asked);
    const placed = { ...cover, isDue: limits.due?.has(cover.via) ?? false, distance };
    if (!now || comparePlaced(placed, now) < 0) best.set(asked, placed);
  };
  const refuses = (asked: number, { swap }: Cover): boolean =>
    swap !== null && choices.refuses(asked, knowledge.byId(swap.useId)?.number ?? 0);
  const offer = (food: number, cover: Cover, distance: number): void =>
    [food, ...choices.offering(food)]
      .filter((asked) => !refuses(asked, cover))
      .forEach((asked) => keep(asked, cover, distance));
  for (const food of [...held].sort((a, b) => a.number - b.number)) {
    for (const number of choices.sameAs(food.number)) keep(number, cover(MatchState.HAVE, food), 0);
    if (!isWelcome(food, limits)) continue;
    offer(food.number, cover(MatchState.HAVE, food), 0);
    food.ancestors.forEach((ancestor, at) => offer(ancestor, cover(MatchState.HAVE, food), at + 1));
    for (const kind of knowledge.descendants(food.number))
      offer(kind, coverKind(kind, food, knowledge), distanceUp(knowledge, kind, food));
    for (const other of alikeTo(food, knowledge)) offer(other, cover(MatchState.HAVE, food), food.ancestors.length + 1);
    if (limits.allowSubstitutions)
      for (const { replaced, swap, distance } of swapsOf(food, knowledge).filter(works))
        offer(replaced, cover(MatchState.SUBSTITUTE, food, swap), distance);
  }
  return best;
}

/** A cover with what decides between equal ones. */
type Placed = Cover & { isDue: boolean; distance: number };

/** Negative when `a` covers better than `b`. */
function comparePlaced(a: Placed, b: Placed): number {
  return b.credit - a.credit || Number(b.isDue) - Number(a.isDue) || a.distance - b.distance;
}

/** What a cook's foods cover with those of the pantry behind them: these fill gaps, and leave to the others what they cover as well. */
export function fillGaps(coverage: Coverage, pantry: Coverage): Coverage {
  const better = [...pantry].filter(([food, { credit }]) => credit > (coverage.get(food)?.credit ?? 0));
  return new Map([...coverage, ...better]);
}

function cover(state: CoveredState, food: KnownFood, swap: Swap | null = null): Cover {
  return { state, credit: CREDIT[state], via: food.number, swap };
}

/** How a food covers a kind of it that the recipe asks for. */
function coverKind(kind: number, food: KnownFood, knowledge: FoodKnowledge): Cover {
  const broadly = cover(MatchState.HAVE_BROADER, food);
  return isDistinctBelow(kind, food, knowledge) ? { ...broadly, credit: DISTINCT_CREDIT } : broadly;
}

/** Whether a food, or what it is a kind of below `above`, makes a dish what it is. */
function isDistinctBelow(number: number, above: KnownFood, knowledge: FoodKnowledge): boolean {
  const food = knowledge.byNumber(number);
  const line = food ? [food, ...food.ancestors.map((ancestor) => knowledge.byNumber(ancestor))] : [];
  return line.slice(0, line.indexOf(above)).some((one) => one?.isDistinct);
}

/** Foods that cooks take for a food without thinking: those of the widest family it belongs to whose kinds are alike. */
function alikeTo(food: KnownFood, knowledge: FoodKnowledge): number[] {
  const line = [food, ...food.ancestors.map((ancestor) => knowledge.byNumber(ancestor))];
  const family = line.findLast((one) => one?.areKindsAlike);
  if (!family || isDistinctBelow(food.number, family, knowledge)) return [];
  return knowledge.descendants(family.number).filter((kind) => !isDistinctBelow(kind, family, knowledge));
}

/** Whether a cook would eat a food. */
export function isWelcome(food: KnownFood, limits: CoverageLimits): boolean {
  return isFreeOf(food, limits.allergies) && fitsDiet(food.diet, limits.diet) && !limits.excluded.has(food.number);
}

function distanceUp(knowledge: FoodKnowledge, kind: number, food: KnownFood): number {
  return (knowledge.byNumber(kind)?.ancestors.indexOf(food.number) ?? 0) + 1;
}

/** A food that a held one may stand in for. */
export interface CoveringSwap {
  /** Number of the food. */
  replaced: number;
  swap: Swap;
  /** Steps in the food tree from what is held up to what the swap names, and from what it replaces down. */
  distance: number;
}

/** Tells whether a swap has the third food that it may need: that, a kind of it, or what stands in for it by itself. A staple is always there. */
function worksWith(
  kitchen: readonly KnownFood[],
  knowledge: FoodKnowledge,
  limits: CoverageLimits,
): (standIn: CoveringSwap) => boolean {
  const there = (): Set<number> =>
    new Set(
      kitchen.flatMap((food) =>
        isWelcome(food, limits)
          ? [
              food.number,
              ...food.ancestors,
              ...swapsOf(food, knowledge).flatMap(({ replaced, swap }) => (swap.withId === null ? [replaced] : [])),
            ]
          : [],
      ),
    );
  let known: Set<number> | undefined;
  return ({ swap: { withId } }) => {
    if (withId === null) return true;
    const third = knowledge.byId(withId);
    return third !== undefined && (third.isStaple || (known ??= there()).has(third.number));
  };
}

/** What a held food may stand in for, itself or as a kind of the food that the swap names: oat milk for milk, and so for whole milk. */
export function swapsOf(food: KnownFood, knowledge: FoodKnowledge): CoveringSwap[] {
  const line = [food, ...food.ancestors.map((number) => knowledge.byNumber(number))];
  return line.flatMap((named, up) =>
    (named ? knowledge.swapsWith(named) : []).flatMap((swap) => replacedBy(swap, up, knowledge)),
  );
}

function replacedBy(swap: Swap, up: number, knowledge: FoodKnowledge): CoveringSwap[] {
  const replaced = knowledge.byId(swap.foodId);
  if (!replaced) return [];
  const kinds = knowledge
    .descendants(replaced.number)
    .map((kind) => ({ replaced: kind, swap, distance: up + distanceUp(knowledge, kind, replaced) }));
  return [{ replaced: replaced.number, swap, distance: up }, ...kinds];
}
