import { z } from 'zod';
import type { RequestContext } from '../../context.ts';
import { present } from '../../shared/present.ts';
import { PantryAct, PantryLevel, PantryPlace } from './pantry-enums.ts';
import type { PantryChange, PantryItem } from './pantry.entity.ts';

const day = z.iso.date();

/** What `restItem` gives. */
export const pantryItem = z
  .object({
    id: z.string(),
    name: z.string(),
    food: z.string().optional().describe('Slug of the food; left out for other words.'),
    level: z.enum(PantryLevel),
    amount: z.number().optional().describe('Left out when it is not known.'),
    unit: z.string().describe('Singular; empty for pieces.'),
    place: z.enum(PantryPlace),
    since: z.iso.datetime(),
    bestBefore: day.optional(),
    isBestBeforeGuessed: z.boolean().describe('A guess is a reminder, no advice on safety.'),
    openedAt: day.optional(),
    isDue: z.boolean(),
    portions: z.number().optional().describe('Of a leftover.'),
    version: z.int().describe('Grows with every change; send it along to change only what you have seen.'),
  })
  .meta({ id: 'PantryItem' });

/** What `restChange` gives. */
export const pantryChange = z
  .object({
    id: z.string(),
    act: z.enum(PantryAct),
    at: z.iso.datetime(),
    names: z.array(z.string()),
    isUndone: z.boolean(),
  })
  .meta({ id: 'PantryChange' });

/** Items after a change, with the id of what takes it back. */
export const changedItems = z.object({
  items: z.array(pantryItem),
  change: z.string().optional().describe('Undo it with this id; left out when nothing has changed.'),
  ignored: z.array(z.string()).describe('Lines of a receipt that were passed over as no food.'),
});

/** What became of the foods of a month. */
export const pantryMonth = z
  .object({
    month: z.string().describe('YYYY-MM, in UTC.'),
    used: z.int().describe('Foods that were used up or cooked with; the same food twice counts twice.'),
    thrownAway: z.int(),
    usedGrams: z.number().describe('Of the foods of which it was known how much there was.'),
    thrownAwayGrams: z.number(),
    usedCost: z.number().describe('What receipts say was paid for them, in the money of the receipts.'),
    thrownAwayCost: z.number(),
  })
  .meta({ id: 'PantryMonth' });

/** What lines or a receipt would put into a pantry. */
export const reading = changedItems.omit({ change: true });

/** An item of a pantry. */
export function restItem(item: PantryItem, { pantryReader }: RequestContext): z.output<typeof pantryItem> {
  const { id, level, amounts, place, since, bestBefore, isBestBeforeGuessed, openedAt, portions, version } = item;
  return {
    id,
    name: pantryReader.nameOf(item),
    ...present({ food: pantryReader.foodOf(item)?.slug, amount: amounts[0]?.amount }),
    level,
    unit: amounts[0]?.unit ?? '',
    place,
    since: since.toISOString(),
    ...present({ bestBefore, openedAt, portions }),
    isBestBeforeGuessed,
    isDue: pantryReader.isDue(item),
    version,
  };
}

/** An entry of the history. */
export const restChange = ({ id, act, at, undoneAt, touched }: PantryChange): z.output<typeof pantryChange> => ({
  id,
  act,
  at: at.toISOString(),
  names: touched.flatMap(({ before, after }) => (after ?? before)?.name ?? []),
  isUndone: undoneAt !== null && undoneAt !== undefined,
});

/** Items after a change. */
export const restChanged = (
  { items, change, ignored }: { items: readonly PantryItem[]; change: PantryChange | null; ignored: string[] },
  context: RequestContext,
): z.output<typeof changedItems> => ({
  items: items.map((item) => restItem(item, context)),
  ...present({ change: change?.id }),
  ignored,
});
