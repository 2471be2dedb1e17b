import { Allergen } from '../../api/src/modules/ingredients/dietary.ts';
import type { GraphQLAnswer, TestApp } from './app.ts';
import { signUpAdmin } from './admins.ts';
import type { Cook } from './clients.ts';

/** A food as the desk shows it. */
export interface DeskFood {
  id: string;
  name: string;
  aliases: string[];
  diet: string;
  hasOwnAllergens: boolean;
  allergens: { allergen: string; state: string }[];
  parent: { id: string } | null;
  merged: { id: string }[];
}

/** An admin at work on the foods. */
export interface FoodDesk {
  admin: Cook;
  food(id: string): Promise<DeskFood>;
  edit(input: object): Promise<GraphQLAnswer<{ updateFood: { recipes: number } }>>;
  create(input: object): Promise<GraphQLAnswer<{ createFood: { food: DeskFood; recipes: number } }>>;
  merge(id: string, intoId: string, isConfirmed?: boolean): Promise<GraphQLAnswer<{ mergeFoods: { recipes: number } }>>;
  undoMerge(id: string): Promise<GraphQLAnswer<{ undoFoodMerge: { recipes: number } }>>;
  link(phrase: string, foodId: string): Promise<GraphQLAnswer<{ linkPhrase: { recipes: number } }>>;
  setNotFood(phrase: string, isNotFood: boolean): Promise<GraphQLAnswer<{ setNotFood: { recipes: number } }>>;
  unlinked(): Promise<
    { phrase: string; lines: number; recipes: number; example: string; suggestions: { name: string }[] }[]
  >;
}

/** As GraphQL spells them. */
const ALLERGENS = Object.keys(Allergen);

/** What a food states of every allergen: that it is free of it, unless told otherwise. */
export const facts = (states: Record<string, string>): { allergen: string; state: string }[] =>
  ALLERGENS.map((allergen) => ({ allergen, state: states[allergen] ?? 'FREE' }));

const FOOD = 'id name aliases diet hasOwnAllergens allergens { allergen state } parent { id } merged { id }';

/** Signs in an admin. */
export async function openFoodDesk(app: TestApp): Promise<FoodDesk> {
  const admin = await signUpAdmin(app);
  const act =
    <T>(field: string, type: string, selection: string) =>
    (input: object) =>
      admin.graphql<T>(`mutation Act($input: ${type}!) { ${field}(input: $input) { ${selection} } }`, { input });
  const merge = act<{ mergeFoods: { recipes: number } }>('mergeFoods', 'MergeFoodsInput', 'recipes');
  const undoMerge = act<{ undoFoodMerge: { recipes: number } }>('undoFoodMerge', 'UndoFoodMergeInput', 'recipes');
  const link = act<{ linkPhrase: { recipes: number } }>('linkPhrase', 'LinkPhraseInput', 'recipes');
  const setNotFood = act<{ setNotFood: { recipes: number } }>('setNotFood', 'SetNotFoodInput', 'recipes');
  return {
    admin,
    food: async (id) =>
      (await admin.graphql<{ adminFood: DeskFood }>(`query Food($id: ID!) { adminFood(id: $id) { ${FOOD} } }`, { id }))
        .data.adminFood,
    edit: act('updateFood', 'UpdateFoodInput', 'recipes'),
    create: act('createFood', 'CreateFoodInput', `food { ${FOOD} } recipes`),
    merge: (id, intoId, isConfirmed = false) => merge({ id, intoId, isConfirmed }),
    undoMerge: (id) => undoMerge({ id }),
    link: (phrase, foodId) => link({ phrase, foodId }),
    setNotFood: (phrase, isNotFood) => setNotFood({ phrase, isNotFood }),
    unlinked: async () =>
      (
        await admin.graphql<{ adminUnlinkedLines: { nodes: [] } }>(
          '{ adminUnlinkedLines(first: 100) { nodes { phrase lines recipes example suggestions { name } } } }',
        )
      ).data.adminUnlinkedLines.nodes,
  };
}

/** Everything that is stored about one recipe and derived from its lines. */
export async function derivedOf(
  app: TestApp,
  slug: string,
): Promise<{ foods: (string | null)[]; diet: string; contains: string[]; unsure: string[]; needed: string[] }> {
  const em = app.database.orm.em.fork();
  const [recipe] = await em.execute<
    { id: string; diet: string; contains: string[]; unsure: string[]; needed: string[] }[]
  >(
    `select id, diet, contains, unsure, array(
      select slug from food where number in (select unnest(foods) from food_choice where number = any(needed_foods)) or number = any(needed_foods) order by 1
    ) as needed from recipe where slug = ?`,
    [slug],
  );
  if (!recipe) throw new Error(`There is no recipe ${slug}`);
  const lines = await em.execute<{ food: string | null }[]>(
    'select food_id as food from recipe_line where recipe_id = ? order by position',
    [recipe.id],
  );
  const { diet, contains, unsure, needed } = recipe;
  return { foods: lines.map(({ food }) => food), diet, contains, unsure, needed };
}
