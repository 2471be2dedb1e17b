import {
  CARD,
  inRestTypes,
  ITEM,
  listOf,
  newList,
  wholeList,
  type Named,
  type Told,
  type Transports,
} from './parity.ts';

/** A recipe of the cook, as it was written. */
const WRITTEN =
  'id slug status version image title description notes cuisine difficulty prepTime cookTime servings tags sourceUrl ingredients { text group } instructions { description time_min: timeMin }';
const EGGS = {
  isDraft: true,
  title: 'Boiled eggs',
  cuisine: 'french',
  prepTime: 1,
  cookTime: 9,
  servings: 2,
  notes: 'From the fridge.',
  ingredients: [{ text: '2 eggs', group: 'Eggs' }, { text: 'salt' }],
  instructions: [{ description: 'Boil.', time_min: 9 }, { description: 'Peel.' }],
};
const COLLECTION = 'id name description coverImage isPublic recipeCount';
const TOKEN = 'id name prefix scopes createdAt expiresAt lastUsedAt';

interface Written extends Named {
  status: string;
}

const draftOf = async ({ cook }: Transports): Promise<Written> =>
  (await cook.send('POST', '/api/profile/recipes', EGGS)).json();
const writtenOf = async ({ graphql }: Transports, id: string): Promise<unknown> => {
  const { recipe } = await graphql<{ recipe: Written | null }>(
    `query($id: String!) { recipe(slug: $id) { ${WRITTEN} } }`,
    { id },
  );
  return recipe && { ...(inRestTypes(recipe) as object), isDraft: recipe.status === 'DRAFT' };
};

const collectionMade = async ({ cook }: Transports): Promise<Named> =>
  (await cook.send('POST', '/api/collections', { name: 'Soups' })).json();
const filledCollection = async (transports: Transports): Promise<Named> => {
  const made = await collectionMade(transports);
  for (const slug of ['minestrone', 'spaghetti-carbonara'])
    await transports.cook.send('PUT', `/api/collections/${made.id}/recipes/${slug}`);
  return made;
};
const collectionOf = async ({ graphql }: Transports, id: string): Promise<unknown> =>
  inRestTypes(
    (
      await graphql<{ collection: object | null }>(`query($id: ID!) { collection(id: $id) { ${COLLECTION} } }`, {
        id,
      })
    ).collection,
  );

const tokensOf = async ({ graphql }: Transports): Promise<Named[]> => {
  const { viewer } = await graphql<{ viewer: { apiTokens: (Named & { scopes: string[] })[] } }>(
    `{ viewer { apiTokens { ${TOKEN} } } }`,
  );
  const inLowerCase = viewer.apiTokens.map((token) => ({
    ...token,
    scopes: token.scopes.map((scope) => scope.toLowerCase()),
  }));
  return inRestTypes(inLowerCase) as Named[];
};
const tokenMade = async ({ cook }: Transports): Promise<Named> =>
  (await cook.send('POST', '/api/profile/api-tokens', { name: 'A display' })).json();

/** What was deleted, and that GraphQL no longer has it. */
const gone = (told: Named, { id }: Named, left: unknown): Told => [
  { ...told, left: null },
  { id, left },
];

/** What is a cook's own besides the pantry, in the same way as the calls of `parity.ts`. */
export const COOK_PARITY: Record<string, (transports: Transports) => Promise<Told>> = {
  'GET /profile/recipes': async (transports) => {
    await draftOf(transports);
    const { profile } = await transports.graphql<{ profile: { recipes: { nodes: object[] } } }>(
      `{ profile { recipes { nodes { ${CARD} status version } } } }`,
    );
    return [(await transports.rest('/profile/recipes')).json(), inRestTypes(profile.recipes.nodes)];
  },
  'POST /profile/recipes': async (transports) => {
    const told = (await transports.rest('/profile/recipes', { body: EGGS, status: 201 })).json<Named>();
    return [told, await writtenOf(transports, told.id)];
  },
  'GET /profile/recipes/:recipeId': async (transports) => {
    const { id } = await draftOf(transports);
    return [(await transports.rest(`/profile/recipes/${id}`)).json(), await writtenOf(transports, id)];
  },
  'PUT /profile/recipes/:recipeId': async (transports) => {
    const { id } = await draftOf(transports);
    const told = await transports.rest(`/profile/recipes/${id}`, {
      body: { ...EGGS, title: 'Soft eggs', notes: null },
    });
    return [told.json(), await writtenOf(transports, id)];
  },
  'DELETE /profile/recipes/:recipeId': async (transports) => {
    const draft = await draftOf(transports);
    const told = (await transports.rest(`/profile/recipes/${draft.id}`)).json<Named>();
    return gone(told, draft, await writtenOf(transports, draft.id));
  },
  'POST /profile/recipes/:recipeId/restore': async (transports) => {
    const { id } = await draftOf(transports);
    await transports.cook.send('DELETE', `/api/profile/recipes/${id}`);
    return [(await transports.rest(`/profile/recipes/${id}/restore`)).json(), await writtenOf(transports, id)];
  },
  'GET /profile/api-tokens': async (transports) => {
    await tokenMade(transports);
    return [(await transports.rest('/profile/api-tokens')).json(), await tokensOf(transports)];
  },
  'POST /profile/api-tokens': async (transports) => {
    const body = { name: 'A display', scopes: ['write', 'read'], expiresInDays: 7 };
    const { secret: _toldOnce, ...told } = (await transports.rest('/profile/api-tokens', { body, status: 201 })).json<
      Named & { secret: string }
    >();
    return [[told], await tokensOf(transports)];
  },
  'DELETE /profile/api-tokens/:tokenId': async (transports) => {
    const token = await tokenMade(transports);
    const told = (await transports.rest(`/profile/api-tokens/${token.id}`)).json<Named>();
    return gone(told, token, (await tokensOf(transports))[0] ?? null);
  },
  'POST /collections': async (transports) => {
    const body = { name: 'Soups', description: 'For cold evenings', isPublic: true };
    const told = (await transports.rest('/collections', { body, status: 201 })).json<Named>();
    return [told, await collectionOf(transports, told.id)];
  },
  'GET /collections/:collectionId': async (transports) => {
    const { id } = await filledCollection(transports);
    return [(await transports.rest(`/collections/${id}`)).json(), await collectionOf(transports, id)];
  },
  'GET /collections/:collectionId/recipes': async (transports) => {
    const { id } = await filledCollection(transports);
    const { collection } = await transports.graphql<{ collection: { recipes: { nodes: object[] } } }>(
      `query($id: ID!) { collection(id: $id) { recipes { nodes { ${CARD} } } } }`,
      { id },
    );
    return [(await transports.rest(`/collections/${id}/recipes`)).json(), inRestTypes(collection.recipes.nodes)];
  },
  'PATCH /collections/:collectionId': async (transports) => {
    const { id } = await filledCollection(transports);
    const body = { name: 'Winter soups', isPublic: true, coverRecipeId: 'minestrone' };
    return [(await transports.rest(`/collections/${id}`, { body })).json(), await collectionOf(transports, id)];
  },
  'DELETE /collections/:collectionId': async (transports) => {
    const collection = await filledCollection(transports);
    const told = (await transports.rest(`/collections/${collection.id}`)).json<Named>();
    return gone(told, collection, await collectionOf(transports, collection.id));
  },
  'PUT /collections/:collectionId/recipes/:id': async (transports) => {
    const { id } = await collectionMade(transports);
    const told = (await transports.rest(`/collections/${id}/recipes/minestrone`)).json();
    return [told, await collectionOf(transports, id)];
  },
  'DELETE /collections/:collectionId/recipes/:id': async (transports) => {
    const { id } = await filledCollection(transports);
    const told = (await transports.rest(`/collections/${id}/recipes/minestrone`)).json();
    return [told, await collectionOf(transports, id)];
  },
  'GET /recipe/:id/rating': async ({ cook, rest, graphql }) => {
    await cook.send('PUT', '/api/recipe/minestrone/rating', { stars: 4, review: 'More beans.' });
    const { recipe } = await graphql<{ recipe: Named & { viewerRating: object } }>(
      '{ recipe(slug: "minestrone") { id viewerRating { stars review } } }',
    );
    return [(await rest('/recipe/minestrone/rating')).json(), { id: recipe.id, ...recipe.viewerRating }];
  },
  'PUT /recipe/:id/rating': async ({ rest, graphql }) => {
    const told = (await rest('/recipe/minestrone/rating', { body: { stars: 2 } })).json();
    return [
      told,
      (await graphql<{ recipe: object }>('{ recipe(slug: "minestrone") { id rating reviewCount } }')).recipe,
    ];
  },
  'DELETE /recipe/:id/rating': async ({ cook, rest, graphql }) => {
    await cook.send('PUT', '/api/recipe/minestrone/rating', { stars: 2 });
    const told = (await rest('/recipe/minestrone/rating')).json();
    await cook.send('PUT', '/api/recipe/minestrone/rating', { stars: 2 });
    const { removeRating } = await graphql<{ removeRating: { recipe: { rating: number | null } } }>(
      'mutation { removeRating(input: { id: "minestrone" }) { recipe { id rating reviewCount } } }',
    );
    return [told, { ...removeRating.recipe, rating: removeRating.recipe.rating ?? 0 }];
  },
  'GET /recipe/:id/reviews': async ({ cook, rest, graphql }) => {
    await cook.send('PUT', '/api/recipe/minestrone/rating', { stars: 4, review: 'More beans.' });
    const { recipe } = await graphql<{ recipe: { reviews: { nodes: object[] } } }>(
      '{ recipe(slug: "minestrone") { reviews { nodes { authorName stars text writtenAt } } } }',
    );
    return [(await rest('/recipe/minestrone/reviews')).json(), recipe.reviews.nodes];
  },
  'PATCH /shopping-lists/:listId': async (transports) => {
    const { id } = await newList(transports);
    const told = (await transports.rest(`/shopping-lists/${id}`, { body: { name: 'Market' } })).json();
    const { items: _items, shoppedRecipes: _recipes, ...summary } = await listOf(transports, id);
    return [told, summary];
  },
  'DELETE /shopping-lists/:listId': async (transports) => {
    const list = await newList(transports);
    const told = (await transports.rest(`/shopping-lists/${list.id}`)).json<Named>();
    return gone(told, list, await listOf(transports, list.id));
  },
  'POST /shopping-list/:listId/items': async (transports) => {
    const { id } = await newList(transports);
    const told = (await transports.rest(`/shopping-list/${id}/items`, { body: { text: '2 lemons' } })).json<Named>();
    const { shoppingList } = await transports.graphql<{ shoppingList: { items: Named[] } }>(
      `query($id: ID!) { shoppingList(id: $id) { items { ${ITEM} } } }`,
      { id },
    );
    return [told, inRestTypes(shoppingList.items.find((item) => item.id === told.id))];
  },
  'PUT /shopping-list/:listId/recipes/:id': async (transports) => {
    const { id } = await newList(transports);
    const address = `/shopping-list/${id}/recipes/spaghetti-carbonara`;
    const told = (await transports.rest(address, { body: { servings: 6, have: ['eggs'] } })).json();
    return [told, inRestTypes(wholeList(await listOf(transports, id)))];
  },
  'DELETE /shopping-list/:listId/recipes/:id': async (transports) => {
    const { id } = await newList(transports);
    await transports.cook.send('POST', `/api/shopping-list/${id}/items`, { text: '2 lemons' });
    const told = (await transports.rest(`/shopping-list/${id}/recipes/minestrone`)).json();
    return [told, inRestTypes(wholeList(await listOf(transports, id)))];
  },
};
