import { pageOf } from '../fixtures/cook.ts';
import { buildPantryItem, pantryChange, pantryItems } from '../fixtures/pantry.ts';
import { matches } from '../fixtures/matches.ts';
import { recipes } from '../fixtures/recipes.ts';
import type { MockRoot } from '../root.ts';

const change = pantryChange;
const unchanged = () => ({ items: [], change, ignored: [] });

/** One pantry. Each change is answered as if it had been made; nothing of it is kept. */
export const pantryAnswers = {
  pantry: ({ place }) => pageOf(pantryItems.filter((item) => !place || item.place === place)),
  tonightMail: () => null,
  setTonightMail: ({ input: { hour = null, timeZone } }) => ({
    tonightMail: hour === null ? null : { hour, timeZone: timeZone ?? 'UTC' },
  }),
  tonight: ({ first = 3, not = [] }) =>
    matches
      .filter(({ recipe }) => !not.includes(recipe.id))
      .slice(0, first)
      .map((match) => ({
        ...match,
        usesDue: pantryItems.filter(({ isDue }) => isDue),
        reason: `uses the spinach, due tomorrow · nothing to buy · ${match.recipe.totalTime} min`,
      })),
  pantryHistory: () => pageOf([change]),
  pantryMonths: () => [
    {
      month: '2026-11',
      used: 12,
      thrownAway: 1,
      usedGrams: 2_400,
      thrownAwayGrams: 0,
      usedCost: 31.4,
      thrownAwayCost: 1.2,
    },
  ],
  cookingProposal: ({ servings }) => ({
    recipe: recipes.shakshuka,
    servings: servings ?? recipes.shakshuka.servings,
    deductions: pantryItems.slice(0, 2).map((item) => ({
      item,
      amount: item.amount,
      unit: item.unit,
      left: [],
      level: 'OUT' as const,
      isUnsure: item.amount === null,
    })),
  }),
  readForPantry: ({ lines = [] }) => ({
    items: (lines ?? []).map((name) => buildPantryItem({ name })),
    ignored: [],
  }),
  addPantryItems: ({ input }) => ({
    items: (input.lines ?? (input.barcode ? ['baked beans'] : []))
      .filter((line) => line.trim())
      .map((name) => buildPantryItem({ name })),
    change,
    ignored: [],
  }),
  updatePantryItem: ({ input }) => {
    const item = pantryItems.find(({ id }) => id === input.id) ?? buildPantryItem({ name: 'rice' });
    return { item: { ...item, level: input.level ?? item.level, version: item.version + 1 }, change };
  },
  removePantryItems: unchanged,
  undoPantryChange: unchanged,
} satisfies Partial<MockRoot>;
