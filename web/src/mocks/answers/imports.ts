import { buildReading } from '../fixtures/build.ts';
import { recipes } from '../fixtures/recipes.ts';
import type { MockRoot } from '../root.ts';
import type { ProposedLine } from '../schema-types.ts';

const { salad } = recipes;

function lineOf(text: string, food: string | null, alternatives: ProposedLine['alternatives'] = []): ProposedLine {
  const ingredient = recipes.pasta.ingredients.find((line) => line.name === food)?.ingredient ?? null;
  return {
    group: null,
    isDoubtful: food === null || alternatives.length > 0,
    alternatives,
    reading: buildReading(text, { name: food ?? text, ingredient, alternatives }),
  };
}

/** What is told of a file, whatever is in it. */
const IMPORTED = [
  {
    where: 'a.json',
    id: 'r1',
    title: 'Leek soup',
    outcome: 'created',
    doubtfulLines: 2,
    collections: ['Weeknights', 'Soups'],
  },
  { where: 'b.json', id: 'r2', title: 'Plain rice', outcome: 'created', doubtfulLines: 0 },
  { where: 'c.json', id: 'r3', title: 'Warm salad', outcome: 'unchanged', doubtfulLines: 0 },
  { where: 'my-larder.zip/shopping-lists.json', restored: 'shopping lists', count: 2 },
  { where: 'my-larder.zip/ratings.json', restored: 'rating', count: 1 },
  { where: 'd.json', title: 'Torn pie', reason: 'it has no ingredients' },
];

/** A file that is read as soon as it has come. */
export const importProgress = (name: string) => ({ name, state: 'DONE', events: IMPORTED, after: IMPORTED.length });

/** Whatever page or text is named, this is read; a link with `same` in it is known already. */
export const importAnswers = {
  importRecipe: ({ input }) => ({
    proposal: {
      title: 'Warm chickpea salad',
      description: 'From a page that was made up.',
      notes: null,
      author: 'Jo',
      sourceUrl: input.url ?? null,
      cuisine: 'Mediterranean',
      difficulty: 'EASY',
      prepTime: 10,
      cookTime: 5,
      servings: 4,
      tags: ['salad'],
      ingredients: [lineOf('150 g spinach', 'spinach'), lineOf('1 cup xyzzy', null), lineOf('1 lemon', 'lemon')],
      instructions:
        salad.instructions.length > 0
          ? salad.instructions
          : [{ step: 1, description: 'Toss everything.', timeMin: null, ingredientIds: [] }],
      duplicates: input.url?.includes('same') ? [salad] : [],
    },
  }),
  deleteDrafts: ({ input }) => ({ deletedIds: input.ids }),
} satisfies Partial<MockRoot>;
