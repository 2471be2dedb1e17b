import { SUBSTITUTES_SHOWN } from '../../api/src/modules/recipes/recipe-rest.ts';
import type { Answer, Client, Cook } from '../support/clients.ts';
import { drawPhoto, put, sign, upload } from '../support/photos.ts';

/** Both transports, as one cook uses them. */
export interface Transports {
  cook: Cook;
  /** Asks the call of the row, and holds status and shape against what is described. */
  rest(address: string, how?: { body?: object; status?: number }): Promise<Answer>;
  /** Asks GraphQL; enums come as REST writes them. @throws when it is refused */
  graphql<T>(query: string, variables?: object): Promise<T>;
}

/** The same thing as told by REST and by GraphQL. */
export type Told = [rest: unknown, graphql: unknown];

export interface Named {
  id: string;
}
export interface Connection<T> {
  nodes: T[];
}

/** GraphQL's fields under the names of REST. */
export const CARD =
  'id slug title description image imageSet { desktop tablet mobile } prepTime cookTime servings rating reviewCount difficulty diet cuisine tags isCreative';
const STEPS = 'instructions { step description time_min: timeMin }';
const WHOLE = `${CARD} imageAlt author { name } sourceUrl ingredients { id name amount unit thumbnail substitutes { ingredient { name } } } ${STEPS} nutrition { calories protein carbs fat fiber sugar coverage }`;
const KEPT = 'id slug title image: imageSet { mobile } tags cookTime rating reviewCount';
const SUMMARY = 'id name itemCount recipeCount createdAt';
export const ITEM =
  'id name totalAmount unit amounts { amount unit } isOpenEnded recipes { id title } conversions { amount to } isChecked aisle version';
const LIST = `${SUMMARY} items { ${ITEM} } shoppedRecipes { servings recipe { id slug title } }`;

interface GraphRecipe extends Named {
  ingredients: { substitutes: { ingredient: { name: string } }[] }[];
}
interface GraphList extends Named {
  items: Named[];
  shoppedRecipes: { servings: number; recipe: object }[];
}

/** What REST has in place of null; anything else that is null it leaves out. */
const IN_PLACE_OF_NULL: Record<string, unknown> = {
  rating: 0,
  diet: '',
  cuisine: '',
  unit: '',
  description: '',
  coverImage: '',
  email: '',
  avatar: '',
  lastActive: '',
  nutrition: {},
};

/** What GraphQL told, in the types of REST: nothing is null, and nutrition has one decimal. */
export function inRestTypes(told: unknown, isNutrition = false): unknown {
  if (Array.isArray(told)) return told.map((one) => inRestTypes(one));
  if (typeof told === 'number' && isNutrition) return Math.round(10 * told) / 10;
  if (typeof told !== 'object' || told === null) return told;
  const fields = Object.entries(told).filter(([name, value]) => value !== null || name in IN_PLACE_OF_NULL);
  return Object.fromEntries(
    fields.map(([name, value]) => [
      name,
      value === null ? IN_PLACE_OF_NULL[name] : inRestTypes(value, 'coverage' in told && name !== 'coverage'),
    ]),
  );
}

/** A recipe names its best stand-ins in the REST API, without what is known of them. */
const wholeRecipe = (recipe: GraphRecipe): object => ({
  ...recipe,
  ingredients: recipe.ingredients.map((line) => ({
    ...line,
    substitutes: line.substitutes.slice(0, SUBSTITUTES_SHOWN).map(({ ingredient }) => ingredient),
  })),
});
export const wholeList = ({ shoppedRecipes, ...list }: GraphList): object => ({
  ...list,
  recipes: shoppedRecipes.map(({ servings, recipe }) => ({ ...recipe, servings })),
});
const kept = (recipe: { image: { mobile: string } }): object => ({ ...recipe, image: recipe.image.mobile });
const flat = ({ recipe, ...match }: { recipe: object }): object => ({ ...recipe, ...match });

const search = async ({ rest, graphql }: Transports, query: string, input: object): Promise<Told> => {
  const { searchRecipes } = await graphql<{ searchRecipes: { total: number; nodes: { recipe: object }[] } }>(
    `query($input: SearchRecipesInput!) { searchRecipes(input: $input) { total: totalCount nodes { matchPercentage missingIngredients hasAllIngredients recipe { ${CARD} } } } }`,
    { input },
  );
  return [
    (await rest(`/recipes?${query}`)).json(),
    inRestTypes({ total: searchRecipes.total, recipes: searchRecipes.nodes.map(flat) }),
  ];
};

const suggestions = async ({ rest, graphql }: Transports, address: string): Promise<Told> => {
  const { ingredientSuggestions } = await graphql<Record<string, object[]>>(
    '{ ingredientSuggestions(text: "tom") { name commonUnit } }',
  );
  return [(await rest(address)).json(), inRestTypes({ suggestions: ingredientSuggestions })];
};

/** A list of the cook for one recipe, as REST made it. */
export const newList = async ({ cook }: Transports): Promise<GraphList> =>
  (await cook.send('POST', '/api/shopping-lists', { name: 'Groceries', recipeIds: ['minestrone'] })).json();
export const listOf = async ({ graphql }: Transports, id: string): Promise<GraphList> =>
  (await graphql<{ shoppingList: GraphList }>(`query($id: ID!) { shoppingList(id: $id) { ${LIST} } }`, { id }))
    .shoppingList;
const sent = async (client: Client): Promise<string> =>
  (await upload(client, await drawPhoto().jpeg().toBuffer(), 'image/jpeg')).id;

/** Every call of REST, as `GET /profile`; where one has several sides, `… of` says which. */
export const PARITY: Record<string, (transports: Transports) => Promise<Told>> = {
  'GET /ingredients': (transports) => suggestions(transports, '/ingredients?q=tom'),
  'GET /ingredients/:text': (transports) => suggestions(transports, '/ingredients/tom'),
  'GET /recipes of three foods': (transports) =>
    search(transports, 'ingredients=eggs,spinach,feta', { ingredients: ['eggs', 'spinach', 'feta'] }),
  'GET /recipes of a diet and a time': (transports) =>
    search(transports, 'ingredients=chickpeas,tomato&diet=vegan&maxCookTime=30', {
      ingredients: ['chickpeas', 'tomato'],
      diet: 'VEGAN',
      maxCookTime: 30,
    }),
  'GET /recipes of allergies': (transports) =>
    search(transports, 'ingredients=rice,egg,peas&allergies=dairy,tree-nuts,celery,molluscs', {
      ingredients: ['rice', 'egg', 'peas'],
      allergies: ['DAIRY', 'TREE_NUTS', 'CELERY', 'MOLLUSCS'],
    }),
  'GET /recipes of a cuisine in any case': (transports) =>
    search(transports, 'ingredients=tomato,garlic&cuisine=iTaLiAn', {
      ingredients: ['tomato', 'garlic'],
      cuisine: 'iTaLiAn',
    }),
  'GET /recipes of a difficulty without swaps': (transports) =>
    search(transports, 'ingredients=butter,flour&difficulty=easy&allowSubstitutions=false', {
      ingredients: ['butter', 'flour'],
      difficulty: 'EASY',
      allowSubstitutions: false,
    }),
  'GET /recipes of another order': (transports) =>
    search(transports, 'ingredients=onion&sort=time&servings=2', { ingredients: ['onion'], sort: 'TIME', servings: 2 }),
  'GET /recipes of what can be made': (transports) =>
    search(transports, 'ingredients=eggs,spinach,feta&mode=creative&seed=3', {
      ingredients: ['eggs', 'spinach', 'feta'],
      mode: 'CREATIVE',
      seed: 3,
    }),
  'GET /recipe/:slug': async ({ rest, graphql }) => {
    const { recipe } = await graphql<{ recipe: GraphRecipe }>(`{ recipe(slug: "spaghetti-carbonara") { ${WHOLE} } }`);
    return [(await rest('/recipe/spaghetti-carbonara')).json(), inRestTypes(wholeRecipe(recipe))];
  },
  'GET /unlocks': async ({ rest, graphql }) => {
    const { unlocks } = await graphql<{ unlocks: { food: { slug: string; name: string } }[] }>(
      `{ unlocks(input: { ingredients: ["eggs", "spinach", "feta"] }) { food { slug name } recipes examples { ${CARD} } } }`,
    );
    const flatFood = unlocks.map(({ food: { slug, name }, ...rest }) => ({ food: slug, name, ...rest }));
    return [(await rest('/unlocks?ingredients=eggs,spinach,feta')).json(), inRestTypes(flatFood)];
  },
  'GET /unlocks/pair': async ({ rest, graphql }) => {
    const { unlockPair } = await graphql<{ unlockPair: { ingredients: { slug: string; name: string }[] } }>(
      `{ unlockPair(input: { ingredients: ["eggs", "spinach", "feta"] }) { ingredients { slug name } recipes examples { ${CARD} } } }`,
    );
    const { ingredients, ...others } = unlockPair;
    const foods = ingredients.map(({ slug, name }) => ({ food: slug, name }));
    return [(await rest('/unlocks/pair?ingredients=eggs,spinach,feta')).json(), inRestTypes({ foods, ...others })];
  },
  'GET /recipe/:slug/similar': async ({ rest, graphql }) => {
    const { recipe } = await graphql<{ recipe: { similar: { image: { mobile: string } }[] } }>(
      '{ recipe(slug: "minestrone") { similar { id slug title image: imageSet { mobile } cookTime rating } } }',
    );
    return [(await rest('/recipe/minestrone/similar')).json(), inRestTypes(recipe.similar.map(kept))];
  },
  'GET /recipe/:slug/export': async ({ rest, graphql }) => {
    const { name, description, recipeCuisine } = (await rest('/recipe/minestrone/export')).json<
      Record<string, unknown>
    >();
    const { recipe } = await graphql<{ recipe: object }>(
      '{ recipe(slug: "minestrone") { name: title description recipeCuisine: cuisine } }',
    );
    return [{ name, description, recipeCuisine }, recipe];
  },
  'POST /recipe/:id/save': async ({ rest, graphql }) => {
    const told = (await rest('/recipe/minestrone/save')).json();
    return [told, (await graphql<{ recipe: object }>('{ recipe(slug: "minestrone") { id isSaved } }')).recipe];
  },
  'GET /recipe/:id/note': async ({ rest, graphql }) => {
    await graphql('mutation { writeOwnNote(input: { recipeId: "minestrone", text: "Less salt" }) { recipe { id } } }');
    const told = (await rest('/recipe/minestrone/note')).json();
    return [told, (await graphql<{ recipe: object }>('{ recipe(slug: "minestrone") { id text: ownNote } }')).recipe];
  },
  'POST /recipe/:id/note': async ({ rest, graphql }) => {
    const told = (await rest('/recipe/minestrone/note', { body: { text: 'More beans.' } })).json();
    return [told, (await graphql<{ recipe: object }>('{ recipe(slug: "minestrone") { id text: ownNote } }')).recipe];
  },
  'POST /recipe/:id/unsave': async ({ cook, rest, graphql }) => {
    await cook.send('POST', '/api/recipe/minestrone/save');
    const told = (await rest('/recipe/minestrone/unsave')).json();
    return [told, (await graphql<{ recipe: object }>('{ recipe(slug: "minestrone") { id isSaved } }')).recipe];
  },
  'POST /recipe/:id/progress of a step': async ({ rest, graphql }) => {
    const told = (await rest('/recipe/minestrone/progress', { body: { type: 'step', itemId: 2 } })).json();
    return [
      told,
      (
        await graphql<{ recipe: { progress: object } }>(
          '{ recipe(slug: "minestrone") { progress { ingredients steps servings } } }',
        )
      ).recipe.progress,
    ];
  },
  'POST /recipe/:id/progress of an ingredient': async ({ rest, graphql }) => {
    const { recipe } = await graphql<{ recipe: { ingredients: Named[] } }>(
      '{ recipe(slug: "minestrone") { ingredients { id } } }',
    );
    const told = (
      await rest('/recipe/minestrone/progress', { body: { type: 'ingredient', itemId: recipe.ingredients[1]?.id } })
    ).json();
    return [
      told,
      (
        await graphql<{ recipe: { progress: object } }>(
          '{ recipe(slug: "minestrone") { progress { ingredients steps servings } } }',
        )
      ).recipe.progress,
    ];
  },
  'POST /uploads/sign': async ({ cook, rest, graphql }) => {
    const bytes = await drawPhoto().png().toBuffer();
    const { image_id, uploadUrl } = (
      await rest('/uploads/sign', { body: { filename: 'a.png', contentType: 'image/png', size: bytes.length } })
    ).json<{ image_id: string; uploadUrl: string }>();
    await put(cook, uploadUrl, bytes, 'image/png');
    const { completeUpload } = await graphql<{ completeUpload: { photo: Named } }>(
      'mutation($id: ID!) { completeUpload(input: { imageId: $id }) { photo { id } } }',
      { id: image_id },
    );
    return [image_id, completeUpload.photo.id];
  },
  'POST /uploads/complete': async ({ cook, rest, graphql }) => {
    const bytes = await drawPhoto().png().toBuffer();
    const { imageId, uploadUrl } = await sign(cook, 'image/png', bytes.length);
    await put(cook, uploadUrl, bytes, 'image/png');
    const told = (await rest('/uploads/complete', { body: { image_id: imageId, url: uploadUrl } })).json();
    const { recognizePhoto } = await graphql<{ recognizePhoto: { photo: object } }>(
      'mutation($id: ID!) { recognizePhoto(input: { imageId: $id }) { photo { id image_id: id url thumbnailUrl } } }',
      { id: imageId },
    );
    return [told, recognizePhoto.photo];
  },
  'POST /recognize-image': async ({ cook, rest, graphql }) => {
    const id = await sent(cook);
    const told = (
      await rest('/recognize-image', { body: { image_id: id, mode: 'vision', max_suggestions: 5 } })
    ).json();
    const { recognizePhoto } = await graphql<{ recognizePhoto: { photo: object; recognized: object[] } }>(
      'mutation($id: ID!) { recognizePhoto(input: { imageId: $id }) { photo { id image_id: id url thumbnailUrl } recognized { name normalized confidence } } }',
      { id },
    );
    return [told, { ...recognizePhoto.photo, recognized: recognizePhoto.recognized }];
  },
  'GET /profile': async ({ rest, graphql }) => {
    const { profile } = await graphql<{ profile: { user: object; stats: object } }>(
      '{ profile { user { name email avatar } stats { savedRecipes cookedRecipes collections } } }',
    );
    return [(await rest('/profile')).json(), inRestTypes({ ...profile.user, stats: profile.stats })];
  },
  'GET /profile/saved-recipes': async ({ cook, rest, graphql }) => {
    for (const slug of ['minestrone', 'spaghetti-carbonara']) await cook.send('POST', `/api/recipe/${slug}/save`);
    const { profile } = await graphql<{ profile: { savedRecipes: Connection<{ image: { mobile: string } }> } }>(
      `{ profile { savedRecipes { nodes { ${KEPT} } } } }`,
    );
    return [(await rest('/profile/saved-recipes')).json(), inRestTypes(profile.savedRecipes.nodes.map(kept))];
  },
  'GET /profile/recent-recipes': async ({ rest, graphql }) => {
    await graphql(
      'mutation { a: markCooked(input: { recipeId: "minestrone" }) { recipe { id } } b: markCooked(input: { recipeId: "spaghetti-carbonara" }) { recipe { id } } }',
    );
    const { profile } = await graphql<{
      profile: { recentRecipes: Connection<{ lastCooked: string; recipe: { image: { mobile: string } } }> };
    }>(`{ profile { recentRecipes { nodes { lastCooked recipe { ${KEPT} } } } } }`);
    return [
      (await rest('/profile/recent-recipes')).json(),
      inRestTypes(
        profile.recentRecipes.nodes.map(({ lastCooked, recipe }) => ({
          ...kept(recipe),
          lastCooked: lastCooked.slice(0, 'YYYY-MM-DD'.length),
        })),
      ),
    ];
  },
  'GET /profile/collections': async ({ rest, graphql }) => {
    const { soups } = await graphql<{ soups: { collection: Named } }>(
      'mutation { soups: createCollection(input: { name: "Soups", isPublic: true }) { collection { id } } empty: createCollection(input: { name: "Cakes" }) { collection { id } } }',
    );
    await graphql(
      'mutation($id: ID!) { addToCollection(input: { collectionId: $id, recipeId: "minestrone" }) { collection { id } } }',
      { id: soups.collection.id },
    );
    const { profile } = await graphql<{ profile: { collections: object[] } }>(
      '{ profile { collections { id name description coverImage isPublic recipeCount } } }',
    );
    return [(await rest('/profile/collections')).json(), inRestTypes(profile.collections)];
  },
  'GET /profile/data': async ({ rest, graphql }) => {
    const { account } = (await rest('/profile/data')).json<{ account: { id: string; username: string } }>();
    return [
      { id: account.id, username: account.username },
      (await graphql<{ viewer: object }>('{ viewer { id username } }')).viewer,
    ];
  },
  'GET /profile/archive': async ({ rest, graphql }) => {
    await graphql(
      'mutation { submitRecipe(input: { isDraft: true, title: "Poached eggs", prepTime: 1, cookTime: 4, servings: 2, ingredients: [{ text: "2 eggs" }], instructions: [{ description: "Poach." }] }) { recipe { id } } }',
    );
    const { body } = await rest('/profile/archive');
    const files = body.matchAll(/recipes\/([a-z-]+)\.jsonld/g);
    const { profile } = await graphql<{ profile: { recipes: Connection<{ slug: string }> } }>(
      '{ profile { recipes { nodes { slug } } } }',
    );
    return [
      [...new Set([...files].map(([, name]) => name))].sort(),
      profile.recipes.nodes.map(({ slug }) => slug).sort(),
    ];
  },
  'GET /profile/recipes/export': async ({ rest, graphql }) => {
    await graphql(
      'mutation { submitRecipe(input: { isDraft: true, title: "Boiled eggs", prepTime: 1, cookTime: 9, servings: 2, ingredients: [{ text: "2 eggs" }], instructions: [{ description: "Boil." }] }) { recipe { id } } }',
    );
    const { '@graph': own } = (await rest('/profile/recipes/export')).json<{
      '@graph': { name: string; recipeIngredient: string[] }[];
    }>();
    const { profile } = await graphql<{
      profile: { recipes: Connection<{ name: string; ingredients: { text: string }[] }> };
    }>('{ profile { recipes { nodes { name: title ingredients { text } } } } }');
    return [
      own.map(({ name, recipeIngredient }) => ({ name, recipeIngredient })),
      profile.recipes.nodes.map(({ name, ingredients }) => ({
        name,
        recipeIngredient: ingredients.map(({ text }) => text),
      })),
    ];
  },
  'POST /import': async ({ rest, graphql }) => {
    const text =
      '# Boiled eggs\n\n## Ingredients\n\n- 2 eggs\n- a pinch of salt\n\n## Method\n\n1. Boil for 9 minutes.\n';
    interface Line {
      reading: { ingredient: { name: string } | null };
      alternatives: { name: string }[];
    }
    const { importRecipe } = await graphql<{ importRecipe: { proposal: { ingredients: Line[] } } }>(
      `mutation($text: String!) { importRecipe(input: { text: $text }) { proposal {
      title description cuisine difficulty prepTime cookTime servings tags author notes sourceUrl ${STEPS} duplicates { id slug title }
      ingredients { group isDoubtful alternatives { name } reading { text name amount amountMax unit confidence ingredient { name } } }
    } } }`,
      { text },
    );
    const lines = importRecipe.proposal.ingredients.map(({ reading, alternatives, ...line }) => ({
      ...line,
      ...reading,
      ingredient: reading.ingredient?.name ?? null,
      alternatives: alternatives.map(({ name }) => name),
    }));
    return [(await rest('/import', { body: { text } })).json(), { ...importRecipe.proposal, ingredients: lines }];
  },
  'GET /shopping-lists': async (transports) => {
    await newList(transports);
    return [
      (await transports.rest('/shopping-lists')).json(),
      (await transports.graphql<{ shoppingLists: object[] }>(`{ shoppingLists { ${SUMMARY} } }`)).shoppingLists,
    ];
  },
  'GET /shopping-lists/:listId': async (transports) => {
    const { id } = await newList(transports);
    return [
      (await transports.rest(`/shopping-lists/${id}`)).json(),
      inRestTypes(wholeList(await listOf(transports, id))),
    ];
  },
  'POST /shopping-lists': async (transports) => {
    const told = (
      await transports.rest('/shopping-lists', {
        body: { name: 'Groceries', recipeIds: ['minestrone', 'spaghetti-carbonara'] },
        status: 201,
      })
    ).json<Named>();
    return [told, inRestTypes(wholeList(await listOf(transports, told.id)))];
  },
  'PATCH /shopping-list/:listId/items/:itemId': async (transports) => {
    const {
      id,
      items: [item],
    } = await newList(transports);
    const told = (
      await transports.rest(`/shopping-list/${id}/items/${item?.id}`, { body: { amount: 2, unit: 'kg' } })
    ).json();
    return [told, inRestTypes((await listOf(transports, id)).items.find((one) => one.id === item?.id))];
  },
  'DELETE /shopping-list/:listId/items/:itemId': async (transports) => {
    const {
      id,
      items: [item, ...rest],
    } = await newList(transports);
    const told = (await transports.rest(`/shopping-list/${id}/items/${item?.id}`)).json<object>();
    const { items, shoppedRecipes: _unchanged, ...summary } = await listOf(transports, id);
    return [
      { ...told, items: rest.map((one) => one.id) },
      { ...summary, items: items.map((one) => one.id) },
    ];
  },
  'POST /shopping-list/:listId/export of a file': async (transports) => {
    const { id } = await newList(transports);
    const { exportShoppingList } = await transports.graphql<{ exportShoppingList: { csv: string } }>(
      'mutation($id: ID!) { exportShoppingList(input: { id: $id, format: CSV }) { csv } }',
      { id },
    );
    return [
      (await transports.rest(`/shopping-list/${id}/export`, { body: { format: 'csv' } })).body,
      exportShoppingList.csv,
    ];
  },
  'POST /shopping-list/:listId/export of a message': async (transports) => {
    const { id } = await newList(transports);
    const { exportShoppingList } = await transports.graphql<{ exportShoppingList: object }>(
      'mutation($id: ID!) { exportShoppingList(input: { id: $id, format: EMAIL }) { sentTo delivery message } }',
      { id },
    );
    return [
      (await transports.rest(`/shopping-list/${id}/export`, { body: { format: 'email' }, status: 202 })).json(),
      exportShoppingList,
    ];
  },
  'GET /admin/stats': async ({ rest, graphql }) => {
    const { adminStats } = await graphql<{ adminStats: { system: { apiCalls: number } } }>(
      '{ adminStats { users { total newThisMonth active } recipes { total pending } system { uptime apiCalls errors } } }',
    );
    return [(await rest('/admin/stats')).json(), adminStats];
  },
  'GET /admin/users': async ({ rest, graphql }) => {
    const { adminUsers } = await graphql<{ adminUsers: Connection<object> }>(
      '{ adminUsers { nodes { id name email role status joinDate: joinedAt lastActive } } }',
    );
    return [(await rest('/admin/users?limit=50')).json(), inRestTypes(adminUsers.nodes)];
  },
  'GET /admin/recipes': async ({ rest, graphql }) => {
    const { adminRecipes } = await graphql<{ adminRecipes: Connection<object> }>(
      '{ adminRecipes(first: 20) { nodes { id slug title author status createdAt rating views } } }',
    );
    return [(await rest('/admin/recipes?limit=20')).json(), inRestTypes(adminRecipes.nodes)];
  },
  'GET /admin/audit': async ({ rest, graphql }) => {
    const { adminAudit } = await graphql<{
      adminAudit: Connection<{ at: string; actorName: string | null; action: string }>;
    }>('{ adminAudit(first: 10) { nodes { at actorName action } } }');
    const [, ...rows] = (await rest('/admin/audit')).body.split(/\r?\n/);
    return [
      rows.slice(0, adminAudit.nodes.length).map((row) => row.replaceAll('"', '').split(',').slice(0, 3)),
      adminAudit.nodes.map(({ at, actorName, action }) => [at, actorName ?? '', action]),
    ];
  },
};
