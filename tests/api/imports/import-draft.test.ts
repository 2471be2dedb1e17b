import { toDraft } from '../../../api/src/modules/imports/import-draft.ts';
import type { ImportedRecipe } from '../../../api/src/modules/imports/imported-recipe.ts';
import type { RecipeDraft } from '../../../api/src/modules/recipes/recipe-draft.ts';
import { RecipeStatus } from '../../../api/src/modules/recipes/recipe-enums.ts';

const recipe: ImportedRecipe = {
  key: 'k',
  title: 'Stew',
  description: null,
  author: null,
  url: null,
  tags: [],
  cuisine: null,
  prepTime: null,
  cookTime: null,
  totalTime: null,
  servings: null,
  ingredients: ['1 onion', '1 leek', '1 carrot', '1 turnip', '1 potato'],
  instructions: [{ text: 'Fry for 5 minutes.' }, { text: 'Simmer for 1 hour.' }],
};
function draft(more: Partial<ImportedRecipe>): RecipeDraft {
  const made = toDraft({ ...recipe, ...more }, RecipeStatus.DRAFT);
  if ('refusal' in made) throw new Error(made.refusal);
  return made;
}

test.each<[string, Partial<ImportedRecipe>, [prep: number, cook: number]]>([
  ['nothing is stated, the lines and steps say it', {}, [10, 65]],
  ['both are stated, they stand', { prepTime: 20, cookTime: 40 }, [20, 40]],
  ['the total is longer than both, the rest is a wait', { prepTime: 20, cookTime: 40, totalTime: 120 }, [80, 40]],
  ['preparing and total are stated, the rest is cooking', { prepTime: 20, totalTime: 120 }, [20, 100]],
  ['cooking and a far longer total are stated, the dish waits', { cookTime: 40, totalTime: 520 }, [480, 40]],
  ['the total is shorter than both, it is not believed', { prepTime: 20, cookTime: 40, totalTime: 30 }, [20, 40]],
  ['only the total is stated, it is parted', { totalTime: 60 }, [10, 50]],
  ['only a short total is stated, half of it is cooking', { totalTime: 6 }, [3, 3]],
  ['cooking and total are stated, the rest is preparing', { cookTime: 40, totalTime: 60 }, [20, 40]],
  ['only cooking is stated, the lines say the rest', { cookTime: 40, totalTime: 40 }, [10, 40]],
  ['nothing is cooked, it says so', { prepTime: 15, cookTime: 0, totalTime: 15 }, [15, 0]],
  ['a time is longer than a day, it is cut', { prepTime: 5, cookTime: 9_000 }, [5, 1_440]],
])('where %s', (_, stated, [prepTime, cookTime]) => {
  expect(draft(stated)).toMatchObject({ prepTime, cookTime });
});

test('a recipe that is not described stays so', () => {
  expect(draft({}).description).toBe('');
});

test('what the file states of a serving stands behind the notes', () => {
  expect(draft({ notes: 'Better cold.', nutrition: { calories: '90 kcal', saturatedFatContent: '2 g' } }).notes).toBe(
    'Better cold.\nNutrition, as stated: calories 90 kcal, saturated fat 2 g',
  );
});

test('where it comes from is kept', () => {
  expect(draft({ url: 'https://jo.example/stew' }).sourceUrl).toBe('https://jo.example/stew');
  expect(draft({})).not.toHaveProperty('sourceUrl');
});

test('timers are read from the steps only where the recipe sets none', () => {
  expect(draft({}).steps.map((step) => step.timeMin)).toEqual([5, 60]);
  expect(
    draft({ instructions: [{ text: 'Fry for 5 minutes.' }, { text: 'Simmer.', minutes: 50 }] }).steps.map(
      (step) => step.timeMin,
    ),
  ).toEqual([null, 50]);
});

test.each([
  ['Teig 60 Minuten gehen lassen.', 0, 60],
  ['Laissez reposer 60 minutes.', 0, 60],
  ['Lasciare riposare per 60 minuti.', 0, 60],
  ['Låt jäsa 60 minuter.', 0, 60],
  ['Bei 180 °C 60 Minuten backen.', 60, 0],
  ['Cuocere in forno per 60 minuti.', 60, 0],
  ['Aufkochen und 60 Minuten ziehen lassen.', 60, 0],
])('a wait is one in any language: "%s"', (text, cooking, waiting) => {
  const { prepTime, cookTime, steps } = draft({ instructions: [{ text }] });
  expect({ cookTime, waiting: prepTime - 10 }).toEqual({ cookTime: cooking, waiting });
  expect(steps[0]?.timeMin).toBe(60);
});

test('the cuisine is one of the seventeen, said as such or as a tag', () => {
  expect(draft({ cuisine: 'Middle-eastern, Levantine' }).cuisine).toBe('Middle Eastern');
  expect(draft({ tags: ['soup', 'ITALIAN'] }).cuisine).toBe('Italian');
  expect(draft({ cuisine: 'Swiss' }).cuisine).toBeNull();
});

test('a recipe is known by its title, in any alphabet', () => {
  expect(draft({ title: 'Crème brûlée' }).slug).toBe('creme-brulee');
  expect(draft({ title: '味噌汁', key: '味噌' }).slug).toBe('recipe');
  expect(draft({ title: `${'long '.repeat(40)}` }).title.length).toBeLessThanOrEqual(120);
});

test('a heading that only says that ingredients follow names no part', () => {
  const ingredients = [
    '## INGREDIENTS:',
    '1 onion',
    '## Ingredients for the sauce',
    '1 leek',
    '## Zutaten',
    '1 carrot',
  ];
  expect(draft({ ingredients }).lines.map(({ group }) => group)).toEqual([null, 'Ingredients for the sauce', null]);
});
