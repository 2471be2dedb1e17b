import type { Random } from '../../shared/seeded-random.ts';
import type { Fill } from './dish-plan.ts';
import { isNamed } from './grammar.ts';
import type { Slot } from './grammar-schema.ts';

/** Seasonings that must suit what is in the dish. */
const CHOSEN: ReadonlySet<Slot['season']> = new Set(['spice', 'herb']);
/** How ill a chosen seasoning may go with the rest of a dish: cumin stays out of asparagus. */
export const STRANGE = -0.5;
/** How much the custom of the cuisine counts for that, of 1. */
export const CUSTOM = 0.25;
/** What is left over comes before what will keep, whatever suits better by so much. */
export const FIRST = 2;
/** How many places up a less usual seasoning may come by chance. */
const SURPRISE = 2.5;
/** Spices that only make hot or yellow: by themselves they are no seasoning. */
const THIN = 'strong-spice';

/** Whether what fills a slot must suit the rest of the dish. */
export const isChosen = ({ season }: Slot): boolean => CHOSEN.has(season);

/** Whether spices only make hot or yellow; so do none. */
export const isThin = (fills: readonly Fill[]): boolean => fills.every((fill) => isNamed(fill, [THIN]));

/** A slot for spices that do more. */
export const withoutThin = (slot: Slot): Slot => ({ ...slot, of: slot.of.filter((name) => name !== THIN) });

/** Whether a slot has room for a seasoning that is always there: garlic joins ginger, and cumin what is only hot. */
export function hasRoom({ season, max }: Slot, fills: readonly Fill[]): boolean {
  const isOpen = season === 'aroma' || (season === 'spice' && isThin(fills));
  return fills.length === 0 || (isOpen && fills.length < max);
}

/** The most usual first, and now and then another, so that dishes differ. */
export function inSurprisingOrder(usual: readonly string[], random: Random): string[] {
  return usual
    .map((slug, at) => ({ slug, at: at + SURPRISE * random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ slug }) => slug);
}
