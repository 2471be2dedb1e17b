/** Who asks. The owner is the cook whose things are asked for, the stranger any other; programs act for the owner. */
export const CALLERS = ['visitor', 'stranger', 'owner', 'admin', 'banned', 'reader', 'writer'] as const;
export type Caller = (typeof CALLERS)[number];

/** What a caller gets: an answer, nothing (null, as for what there is not), or a failure with its code. */
export type Outcome = 'ok' | 'null' | 'UNAUTHENTICATED' | 'FORBIDDEN' | 'NOT_FOUND' | 'BAD_USER_INPUT';

/** What the things of the owner are called, for the operations to ask for. */
export interface Belongings {
  draft: string;
  privateCollection: string;
  publicCollection: string;
  session: string;
  apiToken: string;
  /** The owner's own account. */
  account: string;
  /** A recipe that waits for an admin. */
  handedIn: string;
  shoppingList: string;
  shoppingListItem: string;
  photo: string;
  pantryItem: string;
  pantryChange: string;
}

/** Whom an operation lets do what. */
export type Rights = Record<Caller, Outcome>;

export const all = (outcome: Outcome): Rights => ({
  visitor: outcome,
  stranger: outcome,
  owner: outcome,
  admin: outcome,
  banned: outcome,
  reader: outcome,
  writer: outcome,
});

/** Anyone at all. */
export const PUBLIC = all('ok');
/** Each cook for themselves. A banned cook is a visitor, and a program needs the scope. */
export const READS: Rights = {
  ...all('ok'),
  visitor: 'UNAUTHENTICATED',
  banned: 'UNAUTHENTICATED',
  writer: 'FORBIDDEN',
};
export const WRITES: Rights = { ...READS, reader: 'FORBIDDEN', writer: 'ok' };
/** The same in a browser only: the account itself is nothing for a program. */
export const IN_BROWSER: Rights = { ...READS, reader: 'FORBIDDEN' };
/** Only the owner; for everyone else it is as if it were not there. */
export const WRITES_OWN: Rights = { ...WRITES, stranger: 'NOT_FOUND', admin: 'NOT_FOUND' };
export const IN_BROWSER_OWN: Rights = { ...IN_BROWSER, stranger: 'NOT_FOUND', admin: 'NOT_FOUND' };
/** Seen by the owner alone. */
const SEEN_BY_OWNER: Rights = { ...all('null'), owner: 'ok', reader: 'ok', writer: 'FORBIDDEN' };
/** A recipe that is not published: its cook sees it, with any token. */
const DRAFT: Rights = { ...SEEN_BY_OWNER, writer: 'ok' };
/** Seen by the owner alone, in calls that need an account. */
const SEEN_IN_ACCOUNT: Rights = { ...READS, stranger: 'null', admin: 'null' };
export const READS_OWN: Rights = { ...READS, stranger: 'NOT_FOUND', admin: 'NOT_FOUND' };

/** Looking after the site: admins alone, in a browser. */
export const ADMINS: Rights = {
  ...all('FORBIDDEN'),
  visitor: 'UNAUTHENTICATED',
  banned: 'UNAUTHENTICATED',
  admin: 'ok',
};
/** Anyone, but for a program that may only read. */
export const SENDS: Rights = { ...PUBLIC, reader: 'FORBIDDEN' };
/** Only the owner; a program that may only read is told so, everyone else has no such photo. */
export const PHOTO_OWN: Rights = { ...all('NOT_FOUND'), owner: 'ok', reader: 'FORBIDDEN', writer: 'ok' };

/** One root field of GraphQL with what it is asked for. */
export interface Operation {
  /** After the name of the field, with its selection. */
  ask: (of: Belongings) => string;
  rights: Rights;
}

const on = (rights: Rights, ask: string | ((of: Belongings) => string)): Operation => ({
  rights,
  ask: typeof ask === 'string' ? () => ask : ask,
});
const RECIPE =
  'title: "Boiled eggs", prepTime: 1, cookTime: 9, servings: 2, ingredients: [{ text: "2 eggs" }], instructions: [{ description: "Boil." }]';

/**
 * Every root field, as `Query.viewer`; a field may stand several times, with what is asked of it behind a blank. A field that
 * stands nowhere fails the tests.
 */
export const GRAPHQL: Record<string, Operation> = {
  'Query.catalogue': on(PUBLIC, '{ recipes }'),
  'Query.ingredient': on(PUBLIC, '(slug: "egg") { name }'),
  'Query.commonFoods': on(PUBLIC, '(first: 2) { name }'),
  'Query.ingredientSuggestions': on(PUBLIC, '(text: "eg") { name }'),
  'Query.recipes': on(PUBLIC, '{ totalCount }'),
  'Query.recipeIndex': on(PUBLIC, '{ cuisines { name } }'),
  'Query.swappedRecipe': on(DRAFT, ({ draft }) => `(recipe: "${draft}", swaps: []) { diet }`),
  'Query.searchRecipes': on(PUBLIC, '(input: { ingredients: ["egg"] }) { totalCount }'),
  'Query.readIngredientLines': on(PUBLIC, '(texts: ["2 eggs"]) { name }'),
  'Query.recipe': on(PUBLIC, '(slug: "public") { slug }'),
  'Query.recipe of a draft': on(DRAFT, ({ draft }) => `(slug: "${draft}") { slug }`),
  'Query.node': on(PUBLIC, ({ publicCollection }) => `(id: "${publicCollection}") { id }`),
  'Query.node of a draft': on({ ...SEEN_BY_OWNER, writer: 'ok' }, ({ draft }) => `(id: "${draft}") { id }`),
  'Query.node of a private collection': on(
    { ...SEEN_BY_OWNER, writer: 'null' },
    ({ privateCollection }) => `(id: "${privateCollection}") { id }`,
  ),
  'Query.node of a shopping list': on(
    { ...SEEN_BY_OWNER, writer: 'null' },
    ({ shoppingList }) => `(id: "${shoppingList}") { id }`,
  ),
  'Query.viewer': on({ ...READS, visitor: 'null', banned: 'null' }, '{ id }'),
  'Query.profile': on(
    READS,
    '{ stats { savedRecipes } savedRecipes { totalCount } recentRecipes { totalCount } recipes { totalCount } collections { id } }',
  ),
  'Query.collection of a private one': on(
    SEEN_BY_OWNER,
    ({ privateCollection }) => `(id: "${privateCollection}") { name }`,
  ),
  'Query.linesToShop': on(READS, '(recipe: { id: "public" }) { name }'),
  'Query.shoppingLists': on(READS, '{ id items { name } recipes { title } }'),
  'Query.shoppingList': on(SEEN_IN_ACCOUNT, ({ shoppingList }) => `(id: "${shoppingList}") { name items { name } }`),
  'Query.collection of a public one': on(PUBLIC, ({ publicCollection }) => `(id: "${publicCollection}") { name }`),

  'Query.site': on(PUBLIC, '{ banner signUp }'),
  'Query.adminStats': on(ADMINS, '{ users { total } }'),
  'Query.adminUsers': on(ADMINS, '{ nodes { email } }'),
  'Query.adminRecipes': on(ADMINS, '{ nodes { title } }'),
  'Query.adminDishPhotos': on(ADMINS, '{ nodes { id } }'),
  'Query.adminRecipe': on(ADMINS, ({ handedIn }) => `(id: "${handedIn}") { now { title } }`),
  'Query.adminRecipe of a draft': on(
    { ...ADMINS, admin: 'NOT_FOUND' },
    ({ draft }) => `(id: "${draft}") { now { title } }`,
  ),
  'Query.adminAudit': on(ADMINS, '{ nodes { action } }'),
  'Query.adminContentReports': on(ADMINS, '{ directive }'),
  'Query.adminAnalytics': on(ADMINS, '{ latency { p50 } }'),
  'Query.adminFoods': on(ADMINS, '(first: 1) { nodes { name } }'),
  'Query.adminFood': on(ADMINS, '(id: "egg") { name }'),
  'Query.adminFoodCategories': on(ADMINS, ''),
  'Query.adminUnlinkedLines': on(ADMINS, '{ nodes { phrase } }'),
  'Query.adminNotFoods': on(ADMINS, ''),
  'Query.adminSettings': on(ADMINS, '{ moderation }'),
  'Mutation.removeDemoData': on(ADMINS, '{ cooks }'),
  'Mutation.updateUser': on(
    ADMINS,
    ({ account }) => `(input: { id: "${account}", name: "Corrected" }) { user { name } }`,
  ),
  'Mutation.setUserStatus': on(
    ADMINS,
    ({ account }) => `(input: { id: "${account}", status: BANNED, reason: "Spam" }) { user { status } }`,
  ),
  'Mutation.setUserRole': on(ADMINS, ({ account }) => `(input: { id: "${account}", role: ADMIN }) { user { role } }`),
  'Mutation.reviewRecipe': on(
    ADMINS,
    ({ handedIn }) => `(input: { id: "${handedIn}", decision: APPROVE }) { recipe { status } }`,
  ),
  'Mutation.reviewDishPhoto': on(
    { ...ADMINS, admin: 'NOT_FOUND' },
    '(input: { id: "none/1", isShown: true }) { photo { id } }',
  ),
  'Mutation.updateFood': on(ADMINS, '(input: { id: "egg", plural: "eggs" }) { recipes }'),
  'Mutation.createFood': on(
    { ...ADMINS, admin: 'BAD_USER_INPUT' },
    '(input: { name: "egg", category: "dairy" }) { recipes }',
  ),
  'Mutation.mergeFoods': on(
    { ...ADMINS, admin: 'BAD_USER_INPUT' },
    '(input: { id: "egg", intoId: "egg" }) { recipes }',
  ),
  'Mutation.undoFoodMerge': on({ ...ADMINS, admin: 'NOT_FOUND' }, '(input: { id: "nothing-at-all" }) { recipes }'),
  'Mutation.linkPhrase': on(
    { ...ADMINS, admin: 'NOT_FOUND' },
    '(input: { phrase: "zorb", foodId: "nothing-at-all" }) { recipes }',
  ),
  'Mutation.setNotFood': on(ADMINS, '(input: { phrase: "zorb", isNotFood: false }) { recipes }'),
  'Mutation.updateSettings': on(ADMINS, '(input: { banner: "" }) { settings { banner } }'),
  'Mutation.resetPassword': on(ADMINS, ({ account }) => `(input: { id: "${account}" }) { user { id } }`),
  'Mutation.createInvitation': on(ADMINS, '{ expiresAt }'),
  'Mutation.startBackup': on(ADMINS, '{ started }'),
  'Mutation.testModel': on({ ...ADMINS, admin: 'BAD_USER_INPUT' }, '{ works }'),

  'Mutation.signUp': on(PUBLIC, '(input: { username: "NEW", password: "wooden spoon orbit" }) { user { id } }'),
  'Mutation.signIn': on(
    all('BAD_USER_INPUT'),
    '(input: { username: "no-such-cook", password: "not the right one" }) { user { id } }',
  ),
  'Mutation.signOut': on(PUBLIC, '{ signedOut }'),
  'Mutation.updateProfile': on(WRITES, '(input: { name: "Somebody" }) { user { name } }'),
  'Mutation.changePassword': on(
    IN_BROWSER,
    '(input: { currentPassword: "wooden spoon orbit", newPassword: "wooden spoon orbit", endOtherSessions: false }) { user { id } }',
  ),
  'Mutation.confirmPassword': on(
    { ...IN_BROWSER, stranger: 'BAD_USER_INPUT', owner: 'BAD_USER_INPUT', admin: 'BAD_USER_INPUT' },
    '(input: { password: "not the right one" }) { confirmedUntil }',
  ),
  'Mutation.deleteAccount': on(
    { ...IN_BROWSER, stranger: 'BAD_USER_INPUT', owner: 'BAD_USER_INPUT', admin: 'BAD_USER_INPUT' },
    '(input: { password: "not the right one" }) { deletedId }',
  ),
  'Mutation.sendEmailConfirmation': on(
    { ...IN_BROWSER, stranger: 'BAD_USER_INPUT', owner: 'BAD_USER_INPUT', admin: 'BAD_USER_INPUT' },
    '{ message }',
  ),
  'Mutation.confirmEmail': on(all('BAD_USER_INPUT'), '(input: { token: "no such link" }) { confirmed }'),
  'Mutation.requestPasswordReset': on(PUBLIC, '(input: { account: "no-such-cook" }) { message }'),
  'Mutation.setForgottenPassword': on(
    all('BAD_USER_INPUT'),
    '(input: { token: "no such link", newPassword: "wooden spoon orbit" }) { username }',
  ),
  'Mutation.createApiToken': on(IN_BROWSER, '(input: { name: "More" }) { apiToken { id } }'),
  'Mutation.revokeApiToken': on(IN_BROWSER_OWN, ({ apiToken }) => `(input: { id: "${apiToken}" }) { apiToken { id } }`),
  'Mutation.endSession': on(IN_BROWSER_OWN, ({ session }) => `(input: { id: "${session}" }) { endedId }`),
  'Mutation.endOtherSessions': on(IN_BROWSER, '{ ended }'),

  'Mutation.saveRecipe': on(WRITES, '(input: { id: "public" }) { recipe { slug } }'),
  'Mutation.saveRecipe of a draft': on(WRITES_OWN, ({ draft }) => `(input: { id: "${draft}" }) { recipe { slug } }`),
  'Mutation.unsaveRecipe': on(WRITES, '(input: { id: "public" }) { recipe { slug } }'),
  'Mutation.writeOwnNote': on(WRITES, '(input: { recipeId: "public", text: "Less salt" }) { recipe { slug } }'),
  'Mutation.writeOwnNote of a draft': on(
    WRITES_OWN,
    ({ draft }) => `(input: { recipeId: "${draft}" }) { recipe { id } }`,
  ),
  'Mutation.rateRecipe': on(WRITES, '(input: { recipeId: "public", stars: 4 }) { recipe { slug } }'),
  'Mutation.rateRecipe of a draft': on(
    WRITES_OWN,
    ({ draft }) => `(input: { recipeId: "${draft}", stars: 4 }) { recipe { slug } }`,
  ),
  'Mutation.removeRating': on(WRITES, '(input: { id: "public" }) { recipe { slug } }'),
  'Mutation.removeRating of a draft': on(WRITES_OWN, ({ draft }) => `(input: { id: "${draft}" }) { recipe { slug } }`),
  'Mutation.markCooked': on(WRITES, '(input: { recipeId: "public" }) { recipe { slug } }'),
  'Query.pantryMonths': on(READS, '{ month used }'),
  'Query.readForPantry': on(PUBLIC, '(lines: ["2 eggs"]) { items { name } ignored }'),
  'Query.cookingProposal': on(READS, '(recipe: "public", servings: 2) { servings deductions { isUnsure } }'),
  'Query.cookingProposal of a draft': on(READS_OWN, ({ draft }) => `(recipe: "${draft}") { servings }`),
  'Mutation.markCooked of an item': on(
    WRITES_OWN,
    ({ pantryItem }) =>
      `(input: { recipeId: "public", deductions: [{ itemId: "${pantryItem}", amount: 1 }], leftoverPortions: 2 }) { recipe { slug } }`,
  ),
  'Mutation.markCooked of a draft': on(
    WRITES_OWN,
    ({ draft }) => `(input: { recipeId: "${draft}" }) { recipe { slug } }`,
  ),
  'Mutation.setProgress': on(WRITES, '(input: { recipeId: "public", steps: [1] }) { recipe { slug } }'),
  'Mutation.setProgress of a draft': on(
    WRITES_OWN,
    ({ draft }) => `(input: { recipeId: "${draft}", steps: [1] }) { recipe { slug } }`,
  ),
  'Mutation.submitRecipe': on(WRITES, `(input: { ${RECIPE} }) { recipe { status } }`),
  'Mutation.submitRecipe of a draft': on(
    WRITES_OWN,
    ({ draft }) => `(input: { id: "${draft}", ${RECIPE} }) { recipe { status } }`,
  ),
  'Mutation.deleteRecipe': on(WRITES_OWN, ({ draft }) => `(input: { id: "${draft}" }) { deletedId }`),
  'Mutation.restoreRecipe': on(
    { ...WRITES, stranger: 'NOT_FOUND', owner: 'NOT_FOUND', admin: 'NOT_FOUND', writer: 'NOT_FOUND' },
    ({ draft }) => `(input: { id: "${draft}" }) { recipe { slug } }`,
  ),
  'Mutation.deleteDrafts': on(WRITES, ({ draft }) => `(input: { ids: ["${draft}"] }) { deletedIds }`),

  'Mutation.importRecipe': on(
    WRITES,
    String.raw`(input: { text: "Eggs\n\nIngredients\n2 eggs\n\nMethod\nBoil." }) { proposal { title duplicates { slug } } }`,
  ),

  'Mutation.signUpload': on(SENDS, '(input: { filename: "a.png", contentType: "image/png", size: 9 }) { imageId }'),
  'Mutation.completeUpload': on(PHOTO_OWN, ({ photo }) => `(input: { imageId: "${photo}" }) { photo { id } }`),
  'Mutation.recognizePhoto': on(PHOTO_OWN, ({ photo }) => `(input: { imageId: "${photo}" }) { recognized { name } }`),
  'Mutation.updatePhoto': on(
    PHOTO_OWN,
    ({ photo }) => `(input: { id: "${photo}", altText: "A lemon" }) { photo { altText } }`,
  ),
  'Mutation.setAvatar': on(WRITES, '(input: {}) { user { avatar } }'),
  'Mutation.setAvatar of a photo': on(
    { ...PHOTO_OWN, visitor: 'UNAUTHENTICATED', banned: 'UNAUTHENTICATED' },
    ({ photo }) => `(input: { imageId: "${photo}" }) { user { avatar } }`,
  ),
  'Mutation.deletePhoto': on(PHOTO_OWN, ({ photo }) => `(input: { id: "${photo}" }) { photo { id } }`),

  'Mutation.createCollection': on(WRITES, '(input: { name: "Another" }) { collection { name } }'),
  'Mutation.updateCollection': on(
    WRITES_OWN,
    ({ publicCollection }) => `(input: { id: "${publicCollection}", name: "Renamed" }) { collection { name } }`,
  ),
  'Mutation.deleteCollection': on(
    WRITES_OWN,
    ({ publicCollection }) => `(input: { id: "${publicCollection}" }) { collection { name } }`,
  ),
  'Mutation.addToCollection': on(
    WRITES_OWN,
    ({ publicCollection }) =>
      `(input: { collectionId: "${publicCollection}", recipeId: "public" }) { collection { name } }`,
  ),
  'Mutation.removeFromCollection': on(
    WRITES_OWN,
    ({ publicCollection }) =>
      `(input: { collectionId: "${publicCollection}", recipeId: "public" }) { collection { name } }`,
  ),

  'Query.unlocks': on(PUBLIC, '(input: { ingredients: ["egg"] }) { recipes food { slug } examples { slug } }'),
  'Query.unlocks of a pantry': on(READS, '(input: { ingredients: [], fromPantry: true }) { recipes }'),
  'Query.unlockPair': on(
    all('null'),
    '(input: { ingredients: ["egg"] }) { recipes ingredients { slug } examples { slug } }',
  ),
  'Query.unlockPair of a pantry': on(
    { ...READS, stranger: 'null', owner: 'null', admin: 'null', reader: 'null' },
    '(input: { ingredients: [], fromPantry: true }) { recipes }',
  ),
  'Query.tonightMail': on({ ...READS, stranger: 'null', owner: 'null', admin: 'null', reader: 'null' }, '{ hour }'),
  'Mutation.setTonightMail': on(WRITES, '(input: { hour: null }) { tonightMail { hour } }'),
  'Query.tonight': on({ ...PUBLIC, writer: 'FORBIDDEN' }, '{ reason recipe { slug } usesDue { name } }'),
  'Query.pantry': on(READS, '{ nodes { name food { slug } leftoverOf { slug } } }'),
  'Query.pantryHistory': on(READS, '{ nodes { names isUndone } }'),
  'Mutation.addPantryItems': on(WRITES, '(input: { lines: ["2 eggs"] }) { items { name } }'),
  'Mutation.addPantryItems of a photo': on(
    { ...WRITES_OWN, owner: 'BAD_USER_INPUT', writer: 'BAD_USER_INPUT' },
    ({ photo }) => `(input: { photoId: "${photo}" }) { items { name } }`,
  ),
  'Mutation.updatePantryItem': on(
    WRITES_OWN,
    ({ pantryItem }) => `(input: { id: "${pantryItem}", level: LOW }) { item { level } }`,
  ),
  'Mutation.removePantryItems': on(
    WRITES_OWN,
    ({ pantryItem }) => `(input: { ids: ["${pantryItem}"], reason: USED }) { items { name } }`,
  ),
  'Mutation.undoPantryChange': on(
    WRITES_OWN,
    ({ pantryChange }) => `(input: { id: "${pantryChange}" }) { items { name } }`,
  ),

  'Mutation.createShoppingList': on(WRITES, '(input: { name: "Another" }) { shoppingList { name } }'),
  'Mutation.createShoppingList of a draft': on(
    WRITES_OWN,
    ({ draft }) => `(input: { name: "Another", recipes: [{ id: "${draft}" }] }) { shoppingList { name } }`,
  ),
  'Mutation.renameShoppingList': on(
    WRITES_OWN,
    ({ shoppingList }) => `(input: { id: "${shoppingList}", name: "Renamed" }) { shoppingList { name } }`,
  ),
  'Mutation.deleteShoppingList': on(
    WRITES_OWN,
    ({ shoppingList }) => `(input: { id: "${shoppingList}" }) { shoppingList { name } }`,
  ),
  'Mutation.addRecipeToShoppingList': on(
    WRITES_OWN,
    ({ shoppingList }) => `(input: { listId: "${shoppingList}", recipeId: "public" }) { shoppingList { name } }`,
  ),
  'Mutation.removeRecipeFromShoppingList': on(
    WRITES_OWN,
    ({ shoppingList }) => `(input: { listId: "${shoppingList}", recipeId: "public" }) { shoppingList { name } }`,
  ),
  'Mutation.addShoppingListItem': on(
    WRITES_OWN,
    ({ shoppingList }) => `(input: { listId: "${shoppingList}", text: "2 eggs" }) { item { name } }`,
  ),
  'Mutation.updateShoppingListItem': on(
    WRITES_OWN,
    ({ shoppingListItem }) => `(input: { id: "${shoppingListItem}", isChecked: true }) { item { name } }`,
  ),
  'Mutation.deleteShoppingListItem': on(
    WRITES_OWN,
    ({ shoppingListItem }) => `(input: { id: "${shoppingListItem}" }) { shoppingList { name } }`,
  ),
  'Mutation.restoreShoppingListItem': on(
    WRITES_OWN,
    ({ shoppingListItem }) => `(input: { id: "${shoppingListItem}" }) { item { name } }`,
  ),
  'Mutation.putListAway of what nothing is ticked on': on(
    { ...WRITES_OWN, owner: 'BAD_USER_INPUT', writer: 'BAD_USER_INPUT' },
    ({ shoppingList }) => `(input: { id: "${shoppingList}" }) { takenOff }`,
  ),
  'Mutation.setAisleOrder': on(WRITES, '(input: { aisles: ["herbs"] }) { aisles }'),
  'Mutation.exportShoppingList': on(
    READS_OWN,
    ({ shoppingList }) => `(input: { id: "${shoppingList}", format: CSV }) { csv }`,
  ),
  'Mutation.exportShoppingList of what has no address': on(
    { ...WRITES_OWN, owner: 'BAD_USER_INPUT', writer: 'BAD_USER_INPUT' },
    ({ shoppingList }) => `(input: { id: "${shoppingList}", format: EMAIL }) { message }`,
  ),
};
