import {
  all,
  PUBLIC,
  READS,
  WRITES,
  IN_BROWSER,
  IN_BROWSER_OWN,
  WRITES_OWN,
  READS_OWN,
  ADMINS,
  SENDS,
  PHOTO_OWN,
  type Belongings,
  type Rights,
} from './authorisation.ts';

/** One call of REST. */
export interface Call {
  rights: Rights;
  /** The address that is asked, where the route has a parameter or needs a query. */
  path?: (of: Belongings) => string;
  body?: object | ((of: Belongings) => object);
}

const NOTE = { text: 'Less salt' };
const STARS = { stars: 4, review: 'Less salt' };
const RECIPE = {
  isDraft: true,
  title: 'Boiled eggs',
  prepTime: 1,
  cookTime: 9,
  servings: 2,
  ingredients: [{ text: '2 eggs' }],
  instructions: [{ description: 'Boil.' }],
};

/** What is not published, or not public: its cook has it, with any token that may read. */
const SEEN_BY_OWNER: Rights = { ...all('NOT_FOUND'), owner: 'ok', reader: 'ok', writer: 'FORBIDDEN' };
/** A recipe that is not published: its cook sees it, with any token. */
const DRAFT: Rights = { ...SEEN_BY_OWNER, writer: 'ok' };
/** What is the cook's own, or nothing for a visitor. */
const READS_OR_NOTHING: Rights = { ...PUBLIC, writer: 'FORBIDDEN' };

/** Every route, as `GET /profile`, in the same way. */
export const REST: Record<string, Call> = {
  'GET /ingredients': { rights: PUBLIC, path: () => '/ingredients?q=eg' },
  'GET /ingredients/:text': { rights: PUBLIC, path: () => '/ingredients/eg' },
  'GET /recipes': { rights: PUBLIC, path: () => '/recipes?ingredients=egg' },
  'GET /recipes of a meal': { rights: PUBLIC, path: () => '/recipes?meal=dinner' },
  'GET /recipe/:slug': { rights: PUBLIC, path: () => '/recipe/public' },
  'GET /recipe/:slug of a draft': { rights: DRAFT, path: ({ draft }) => `/recipe/${draft}` },
  'GET /recipe/:slug/similar': { rights: PUBLIC, path: () => '/recipe/public/similar' },
  'POST /recipe/:id/save': { rights: WRITES, path: () => '/recipe/public/save' },
  'POST /recipe/:id/save of a draft': { rights: WRITES_OWN, path: ({ draft }) => `/recipe/${draft}/save` },
  'GET /recipe/:id/note': { rights: READS, path: () => '/recipe/public/note' },
  'GET /recipe/:id/note of a draft': { rights: READS_OWN, path: ({ draft }) => `/recipe/${draft}/note` },
  'POST /recipe/:id/note': { rights: WRITES, path: () => '/recipe/public/note', body: NOTE },
  'POST /recipe/:id/note of a draft': { rights: WRITES_OWN, path: ({ draft }) => `/recipe/${draft}/note`, body: NOTE },
  'GET /recipe/:id/rating': { rights: READS_OR_NOTHING, path: () => '/recipe/public/rating' },
  'GET /recipe/:id/rating of a draft': { rights: SEEN_BY_OWNER, path: ({ draft }) => `/recipe/${draft}/rating` },
  'PUT /recipe/:id/rating': { rights: WRITES, path: () => '/recipe/public/rating', body: STARS },
  'PUT /recipe/:id/rating of a draft': {
    rights: WRITES_OWN,
    path: ({ draft }) => `/recipe/${draft}/rating`,
    body: STARS,
  },
  'DELETE /recipe/:id/rating': { rights: WRITES, path: () => '/recipe/public/rating' },
  'DELETE /recipe/:id/rating of a draft': { rights: WRITES_OWN, path: ({ draft }) => `/recipe/${draft}/rating` },
  'GET /recipe/:id/reviews': { rights: PUBLIC, path: () => '/recipe/public/reviews' },
  'GET /recipe/:id/reviews of a draft': { rights: DRAFT, path: ({ draft }) => `/recipe/${draft}/reviews` },
  'POST /recipe/:id/unsave': { rights: WRITES, path: () => '/recipe/public/unsave' },
  'POST /recipe/:id/progress': {
    rights: WRITES,
    path: () => '/recipe/public/progress',
    body: { type: 'step', itemId: 1 },
  },
  'POST /recipe/:id/progress of a draft': {
    rights: WRITES_OWN,
    path: ({ draft }) => `/recipe/${draft}/progress`,
    body: { type: 'step', itemId: 1 },
  },
  'POST /uploads/sign': { rights: SENDS, body: { filename: 'a.png', contentType: 'image/png', size: 9 } },
  'POST /uploads/complete': {
    rights: PHOTO_OWN,
    path: () => '/uploads/complete',
    body: ({ photo }) => ({ image_id: photo }),
  },
  'POST /recognize-image': {
    rights: PHOTO_OWN,
    path: () => '/recognize-image',
    body: ({ photo }) => ({ image_id: photo, mode: 'vision', max_suggestions: 5 }),
  },
  'GET /profile': { rights: READS },
  'GET /profile/saved-recipes': { rights: READS },
  'GET /profile/recent-recipes': { rights: READS },
  'GET /profile/collections': { rights: READS },
  'GET /profile/data': { rights: IN_BROWSER },
  'GET /profile/recipes': { rights: READS },
  'POST /profile/recipes': { rights: WRITES, body: RECIPE },
  'GET /profile/recipes/:recipeId': { rights: READS_OWN, path: ({ draft }) => `/profile/recipes/${draft}` },
  'PUT /profile/recipes/:recipeId': {
    rights: WRITES_OWN,
    path: ({ draft }) => `/profile/recipes/${draft}`,
    body: RECIPE,
  },
  'DELETE /profile/recipes/:recipeId': { rights: WRITES_OWN, path: ({ draft }) => `/profile/recipes/${draft}` },
  'POST /profile/recipes/:recipeId/restore': {
    rights: { ...WRITES_OWN, owner: 'NOT_FOUND', writer: 'NOT_FOUND' },
    path: ({ draft }) => `/profile/recipes/${draft}/restore`,
  },
  'GET /profile/api-tokens': { rights: IN_BROWSER },
  'POST /profile/api-tokens': { rights: IN_BROWSER, body: { name: 'More' } },
  'DELETE /profile/api-tokens/:tokenId': {
    rights: IN_BROWSER_OWN,
    path: ({ apiToken }) => `/profile/api-tokens/${apiToken}`,
  },
  'POST /collections': { rights: WRITES, body: { name: 'Another' } },
  'GET /collections/:collectionId': {
    rights: PUBLIC,
    path: ({ publicCollection }) => `/collections/${publicCollection}`,
  },
  'GET /collections/:collectionId of a private one': {
    rights: SEEN_BY_OWNER,
    path: ({ privateCollection }) => `/collections/${privateCollection}`,
  },
  'GET /collections/:collectionId/recipes': {
    rights: PUBLIC,
    path: ({ publicCollection }) => `/collections/${publicCollection}/recipes`,
  },
  'GET /collections/:collectionId/recipes of a private one': {
    rights: SEEN_BY_OWNER,
    path: ({ privateCollection }) => `/collections/${privateCollection}/recipes`,
  },
  'PATCH /collections/:collectionId': {
    rights: WRITES_OWN,
    path: ({ publicCollection }) => `/collections/${publicCollection}`,
    body: { name: 'Renamed' },
  },
  'DELETE /collections/:collectionId': {
    rights: WRITES_OWN,
    path: ({ publicCollection }) => `/collections/${publicCollection}`,
  },
  'PUT /collections/:collectionId/recipes/:id': {
    rights: WRITES_OWN,
    path: ({ publicCollection }) => `/collections/${publicCollection}/recipes/public`,
  },
  'DELETE /collections/:collectionId/recipes/:id': {
    rights: WRITES_OWN,
    path: ({ publicCollection }) => `/collections/${publicCollection}/recipes/public`,
  },
  'GET /admin/stats': { rights: ADMINS },
  'GET /admin/users': { rights: ADMINS },
  'GET /admin/recipes': { rights: ADMINS },
  'GET /admin/audit': { rights: ADMINS },
  'GET /recipe/:slug/export': { rights: PUBLIC, path: () => '/recipe/public/export' },
  'GET /recipe/:slug/export of a draft': { rights: DRAFT, path: ({ draft }) => `/recipe/${draft}/export` },
  'GET /profile/recipes/export': { rights: READS },
  'GET /profile/archive': { rights: READS },
  'POST /import': { rights: WRITES, body: { text: 'Eggs\n\nIngredients\n2 eggs\n\nMethod\nBoil.' } },
  'GET /unlocks': { rights: PUBLIC, path: () => '/unlocks?ingredients=egg' },
  'GET /unlocks of a pantry': { rights: READS, path: () => '/unlocks?fromPantry=true' },
  'GET /unlocks/pair': { rights: PUBLIC, path: () => '/unlocks/pair?ingredients=egg' },
  'GET /unlocks/pair of a pantry': { rights: READS, path: () => '/unlocks/pair?fromPantry=true' },
  'GET /tonight': { rights: READS_OR_NOTHING },
  'POST /tonight': { rights: READS_OR_NOTHING, body: { foods: [{ food: 'unknown' }] } },
  'GET /tonight/mail': { rights: READS },
  'PUT /tonight/mail': { rights: WRITES, body: { hour: null } },
  'GET /pantry': { rights: READS },
  'GET /pantry/history': { rights: READS },
  'POST /pantry': { rights: WRITES, body: { lines: ['2 eggs'] } },
  'GET /pantry/months': { rights: READS },
  'POST /pantry/read': { rights: PUBLIC, body: { lines: ['2 eggs'] } },
  'POST /pantry/remove': {
    rights: WRITES_OWN,
    path: () => '/pantry/remove',
    body: ({ pantryItem }) => ({ ids: [pantryItem], reason: 'USED' }),
  },
  'POST /pantry/history/:changeId/undo': {
    rights: WRITES_OWN,
    path: ({ pantryChange }) => `/pantry/history/${pantryChange}/undo`,
  },
  'PATCH /pantry/:itemId': {
    rights: WRITES_OWN,
    path: ({ pantryItem }) => `/pantry/${pantryItem}`,
    body: { level: 'LOW' },
  },
  'GET /shopping-lists': { rights: READS },
  'GET /shopping-lists/:listId': { rights: READS_OWN, path: ({ shoppingList }) => `/shopping-lists/${shoppingList}` },
  'POST /shopping-lists': { rights: WRITES, body: { name: 'Another', recipeIds: ['public'] } },
  'PATCH /shopping-lists/:listId': {
    rights: WRITES_OWN,
    path: ({ shoppingList }) => `/shopping-lists/${shoppingList}`,
    body: { name: 'Renamed' },
  },
  'DELETE /shopping-lists/:listId': {
    rights: WRITES_OWN,
    path: ({ shoppingList }) => `/shopping-lists/${shoppingList}`,
  },
  'POST /shopping-list/:listId/items': {
    rights: WRITES_OWN,
    path: ({ shoppingList }) => `/shopping-list/${shoppingList}/items`,
    body: { text: '2 eggs' },
  },
  'PUT /shopping-list/:listId/recipes/:id': {
    rights: WRITES_OWN,
    path: ({ shoppingList }) => `/shopping-list/${shoppingList}/recipes/public`,
    body: { servings: 4 },
  },
  'DELETE /shopping-list/:listId/recipes/:id': {
    rights: WRITES_OWN,
    path: ({ shoppingList }) => `/shopping-list/${shoppingList}/recipes/public`,
  },
  'PATCH /shopping-list/:listId/items/:itemId': {
    rights: WRITES_OWN,
    path: ({ shoppingList, shoppingListItem }) => `/shopping-list/${shoppingList}/items/${shoppingListItem}`,
    body: { amount: 2, unit: 'kg' },
  },
  'DELETE /shopping-list/:listId/items/:itemId': {
    rights: WRITES_OWN,
    path: ({ shoppingList, shoppingListItem }) => `/shopping-list/${shoppingList}/items/${shoppingListItem}`,
  },
  'POST /shopping-list/:listId/export': {
    rights: READS_OWN,
    path: ({ shoppingList }) => `/shopping-list/${shoppingList}/export`,
    body: { format: 'csv' },
  },
  'POST /shopping-list/:listId/export of what has no address': {
    rights: { ...WRITES_OWN, owner: 'BAD_USER_INPUT', writer: 'BAD_USER_INPUT' },
    path: ({ shoppingList }) => `/shopping-list/${shoppingList}/export`,
    body: { format: 'email' },
  },
};
