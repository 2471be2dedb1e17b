import fc from 'fast-check';
import { readCatalogue } from '../../../api/src/modules/catalogue/check-model.ts';
import { SEED_FOLDER } from '../../../api/src/modules/catalogue/seed-catalogue.ts';
import { Composer } from '../../../api/src/modules/creative/composer.ts';
import type { CreativeRequest } from '../../../api/src/modules/creative/dish-plan.ts';
import { cookedFood, readGrammar } from '../../../api/src/modules/creative/grammar.ts';
import { Pairing } from '../../../api/src/modules/creative/pairing.ts';
import type { Passed } from '../../../api/src/modules/creative/recipe-validator.ts';
import { FoodNames } from '../../../api/src/modules/ingredients/names/food-names.ts';
import { fitsDiet, isFreeOf, type KnownFood } from '../../../api/src/modules/ingredients/foods/food-knowledge.ts';
import { checkRecipe } from '../../../api/src/modules/recipes/checks/check-recipe.ts';
import { FoodMentions } from '../../../api/src/modules/recipes/checks/food-mentions.ts';
import { ALLERGENS, Diet } from '../../../api/src/modules/ingredients/dietary.ts';
import { Difficulty } from '../../../api/src/modules/recipes/recipe-enums.ts';
import { CUISINES } from '../../../api/src/modules/recipes/cuisine.ts';
import { slugify } from '../../../api/src/shared/slug.ts';
import { propertyRuns } from '../../support/nightly.ts';

/** Hundreds of kitchens are cooked for. */
const LONG = 120_000;

const { knowledge, recipes } = readCatalogue(SEED_FOLDER);
const grammar = readGrammar();
const pairing = new Pairing(
  recipes.map(({ derived, cuisine }) => ({ foods: derived.neededFoods, cuisine })),
  knowledge,
);
const composer = new Composer(grammar, knowledge, new FoodNames(knowledge), pairing);
const mentions = new FoodMentions(knowledge);

/** What many a cook always has. */
const PANTRY = new Set([
  'olive-oil',
  'vegetable-oil',
  'butter',
  'onion',
  'garlic',
  'plain-flour',
  'soy-sauce',
  'cheddar',
  'ground-cumin',
]);

const chips = (foods: readonly KnownFood[]): fc.Arbitrary<KnownFood[]> =>
  fc.uniqueArray(fc.constantFrom(...foods.filter((food) => !food.isStaple)), { minLength: 1, maxLength: 15 });

/** Everything that a search may ask for, most of it usually not asked. */
const filters = fc.record({
  diet: fc.oneof(
    { weight: 3, arbitrary: fc.constant(Diet.ANY) },
    { weight: 2, arbitrary: fc.constantFrom(...Object.values(Diet)) },
  ),
  allergies: fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, { weight: 2, arbitrary: fc.subarray(ALLERGENS) }),
  maxCookTime: fc.integer({ min: 1, max: 48 }).map((steps) => 5 * steps),
  cuisine: fc.oneof(
    { weight: 3, arbitrary: fc.constant(null) },
    { weight: 2, arbitrary: fc.constantFrom(...CUISINES) },
  ),
  difficulty: fc.oneof(
    { weight: 4, arbitrary: fc.constant(null) },
    { weight: 1, arbitrary: fc.constantFrom(...Object.values(Difficulty)) },
  ),
  servings: fc.integer({ min: 1, max: 12 }),
  maxMissing: fc.oneof(
    { weight: 4, arbitrary: fc.constant(3) },
    { weight: 1, arbitrary: fc.integer({ min: 0, max: 2 }) },
  ),
  seed: fc.integer().map(String),
});
const pantries = fc.oneof(
  { weight: 2, arbitrary: fc.constant([]) },
  { weight: 1, arbitrary: fc.subarray(knowledge.foods.filter(({ slug }) => PANTRY.has(slug))) },
);
const wishes = fc
  .tuple(chips(knowledge.foods), pantries, filters)
  .map(([held, pantry, asked]): CreativeRequest => ({ ...asked, held, pantry, excluded: new Set(), mustUse: [] }));

/** What is wrong with a dish, by the catalogue's own lint and what was asked. */
function problemsOf({ draft, derived }: Passed, request: CreativeRequest): string[] {
  const findings = checkRecipe(
    { ...draft, file: draft.title, slug: slugify(draft.title), instructions: draft.steps, derived },
    knowledge,
    mentions,
  );
  const lacks =
    (foods: readonly KnownFood[]) =>
    (number: number): boolean =>
      !foods.some((food) => food.number === number || food.ancestors.includes(number));
  const others = derived.neededFoods.filter((number) => !request.held.some((food) => food.number === number));
  const missing = others.filter(lacks(request.pantry));
  return [
    ...findings.map(({ field, message }) => `${field}: ${message}`),
    ...(fitsDiet(derived.diet, request.diet) ? [] : ['breaks the diet']),
    ...(isFreeOf(derived, request.allergies) ? [] : ['has an excluded allergen']),
    ...(draft.cookTime > request.maxCookTime ? ['takes too long'] : []),
    ...(draft.servings === request.servings ? [] : ['is for another number']),
    ...(request.cuisine === null || draft.cuisine === request.cuisine ? [] : ['is of another cuisine']),
    ...(request.difficulty === null || draft.difficulty === request.difficulty ? [] : ['is of another difficulty']),
    ...(missing.length > request.maxMissing ? [`lacks ${missing.length} foods`] : []),
    ...(derived.neededFoods.length - others.length > 0 ? [] : ['uses nothing of the cook']),
  ];
}

describe('the composer', () => {
  test(
    'of 500 random kitchens with random filters, every dish passes every rule of the catalogue and keeps every filter',
    () => {
      fc.assert(
        fc.property(wishes, (request) => {
          const { dishes } = composer.compose(request, 0, 6);
          expect(
            dishes.flatMap((dish) => problemsOf(dish, request).map((problem) => `${dish.draft.title}: ${problem}`)),
          ).toEqual([]);
          expect(new Set(dishes.map(({ draft }) => draft.title)).size).toBe(dishes.length);
        }),
        { numRuns: propertyRuns(500) },
      );
    },
    LONG,
  );

  test(
    'hardly ever plans a dish that breaks a rule: the grammar is right, and not only its validator',
    () => {
      let planned = 0;
      let broken = 0;
      fc.assert(
        fc.property(wishes, (request) => {
          const { dishes, dropped } = composer.compose(request, 0, 24);
          planned += dishes.length + dropped;
          broken += dropped;
        }),
        { numRuns: 150, seed: 1 },
      );
      expect(broken / planned).toBeLessThan(0.02);
    },
    LONG,
  );

  test(
    'gives six different dishes for at least nine in ten kitchens of three or more foods that it cooks and that go together',
    () => {
      const cooked = knowledge.foods.filter((food) => cookedFood(food, grammar, knowledge) !== undefined);
      let kitchens = 0;
      let full = 0;
      fc.assert(
        fc.property(chips(cooked), fc.integer(), (held, seed) => {
          const request: CreativeRequest = {
            held,
            diet: Diet.ANY,
            allergies: [],
            pantry: [],
            excluded: new Set(),
            mustUse: [],
            maxMissing: 3,
            maxCookTime: 60,
            cuisine: null,
            difficulty: null,
            servings: 4,
            seed: String(seed),
          };
          const { dishes, areStrangers } = composer.compose(request, 0, 6);
          if (held.length < 3 || areStrangers) return;
          kitchens += 1;
          full += dishes.length === 6 ? 1 : 0;
        }),
        { numRuns: 300, seed: 2 },
      );
      expect(full / kitchens).toBeGreaterThanOrEqual(0.9);
    },
    LONG,
  );

  test(
    'gives the same dishes for the same seed and foods in any order',
    () => {
      fc.assert(
        fc.property(wishes, (request) => {
          const again = { ...request, held: request.held.toReversed() };
          expect(composer.compose(again, 0, 3).dishes.map(({ draft }) => draft)).toEqual(
            composer.compose(request, 0, 3).dishes.map(({ draft }) => draft),
          );
        }),
        { numRuns: propertyRuns(100) },
      );
    },
    LONG,
  );

  test('cuisines that suit the foods equally well are tried in the same order, whatever the order of the foods', () => {
    const slugs = [
      'spring-onion',
      'pumpernickel',
      'sloppy-joe-sauce',
      'elderberry',
      'dessert-wine',
      'coating-mix',
      'celtuce',
      'speculoos-biscuit',
      'english-mustard',
      'salted-peanut',
      'kabocha-squash',
    ];
    const held = knowledge.foods.filter(({ slug }) => slugs.includes(slug));
    const request: CreativeRequest = {
      held,
      diet: Diet.ANY,
      allergies: [],
      pantry: [],
      excluded: new Set(),
      mustUse: [],
      maxMissing: 3,
      maxCookTime: 240,
      cuisine: null,
      difficulty: null,
      servings: 4,
      seed: '3',
    };
    const titles = (order: readonly string[]) =>
      composer
        .compose({ ...request, held: order.map((slug) => held.find((food) => food.slug === slug)!) }, 0, 6)
        .dishes.map(({ draft }) => draft.title);
    expect(titles(slugs.toReversed())).toEqual(titles(slugs));
  });

  test('knows at least thirty dish forms', () => {
    expect(grammar.forms.length).toBeGreaterThanOrEqual(30);
    expect(new Set(grammar.forms.map(({ form }) => form)).size).toBe(grammar.forms.length);
  });
});
