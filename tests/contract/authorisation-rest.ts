import {
  all,
  PUBLIC,
  READS,
  WRITES,
  IN_BROWSER,
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

/** Every route, as `GET /profile`, in the same way. */
export const REST: Record<string, Call> = {
  'GET /ingredients': { rights: PUBLIC, path: () => '/ingredients?q=eg' },
  'GET /ingredients/:text': { rights: PUBLIC, path: () => '/ingredients/eg' },
  'GET /recipes': { rights: PUBLIC, path: () => '/recipes?ingredients=egg' },
  'GET /recipes of a meal': { rights: PUBLIC, path: () => '/recipes?meal=dinner' },
  'GET /recipe/:slug': { rights: PUBLIC, path: () => '/recipe/public' },
  'GET /recipe/:slug of a draft': {
    rights: { ...all('NOT_FOUND'), owner: 'ok', reader: 'ok', writer: 'ok' },
    path: ({ draft }) => `/recipe/${draft}`,
  },
  'GET /recipe/:slug/similar': { rights: PUBLIC, path: () => '/recipe/public/similar' },
  'POST /recipe/:id/save': { rights: WRITES, path: () => '/recipe/public/save' },
  'POST /recipe/:id/save of a draft': { rights: WRITES_OWN, path: ({ draft }) => `/recipe/${draft}/save` },
  'GET /recipe/:id/note': { rights: READS, path: () => '/recipe/public/note' },
  'GET /recipe/:id/note of a draft': { rights: READS_OWN, path: ({ draft }) => `/recipe/${draft}/note` },
  'POST /recipe/:id/note': { rights: WRITES, path: () => '/recipe/public/note', body: NOTE },
  'POST /recipe/:id/note of a draft': { rights: WRITES_OWN, path: ({ draft }) => `/recipe/${draft}/note`, body: NOTE },
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
  'GET /admin/stats': { rights: ADMINS },
  'GET /admin/users': { rights: ADMINS },
  'GET /admin/recipes': { rights: ADMINS },
  'GET /admin/audit': { rights: ADMINS },
  'GET /recipe/:slug/export': { rights: PUBLIC, path: () => '/recipe/public/export' },
  'GET /recipe/:slug/export of a draft': {
    rights: { ...all('NOT_FOUND'), owner: 'ok', reader: 'ok', writer: 'ok' },
    path: ({ draft }) => `/recipe/${draft}/export`,
  },
  'GET /profile/recipes/export': { rights: READS },
  'GET /profile/archive': { rights: READS },
  'POST /import': { rights: WRITES, body: { text: 'Eggs\n\nIngredients\n2 eggs\n\nMethod\nBoil.' } },
  'GET /unlocks': { rights: PUBLIC, path: () => '/unlocks?ingredients=egg' },
  'GET /unlocks of a pantry': { rights: READS, path: () => '/unlocks?fromPantry=true' },
  'GET /tonight': { rights: { ...PUBLIC, writer: 'FORBIDDEN' } },
  'POST /tonight': { rights: { ...PUBLIC, writer: 'FORBIDDEN' }, body: { foods: [{ food: 'unknown' }] } },
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
