export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  Date: { input: string; output: string; }
  DateTime: { input: string; output: string; }
  JSONObject: { input: Record<string, unknown>; output: Record<string, unknown>; }
};

export type AddPantryItemsInput = {
  barcode?: InputMaybe<Scalars['String']['input']>;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  lines?: InputMaybe<Array<Scalars['String']['input']>>;
  photoId?: InputMaybe<Scalars['ID']['input']>;
  place?: InputMaybe<PantryPlace>;
  receipt?: InputMaybe<Scalars['String']['input']>;
};

export type AddShoppingListItemInput = {
  id?: InputMaybe<Scalars['ID']['input']>;
  listId: Scalars['ID']['input'];
  text: Scalars['String']['input'];
};

export type AdminDishPhoto = {
  addedAt: Scalars['DateTime']['output'];
  authorName: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  recipe: Recipe;
  status: PhotoStatus;
  thumbnailUrl: Scalars['String']['output'];
  url: Scalars['String']['output'];
};

export type AdminDishPhotoConnection = {
  edges: Array<AdminDishPhotoEdge>;
  nodes: Array<AdminDishPhoto>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type AdminDishPhotoEdge = {
  cursor: Scalars['String']['output'];
  node: AdminDishPhoto;
};

export type AdminFood = {
  aliases: Array<Scalars['String']['output']>;
  allergens: Array<AllergenFact>;
  allergensFrom?: Maybe<AdminFood>;
  category: Scalars['String']['output'];
  diet: FoodDiet;
  dietFrom?: Maybe<AdminFood>;
  hasOwnAllergens: Scalars['Boolean']['output'];
  hasOwnDiet: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  isStaple: Scalars['Boolean']['output'];
  kinds: Scalars['Int']['output'];
  merged: Array<MergedFood>;
  name: Scalars['String']['output'];
  parent?: Maybe<AdminFood>;
  plural?: Maybe<Scalars['String']['output']>;
  recipes: Scalars['Int']['output'];
  slug: Scalars['String']['output'];
  thumbnail: Scalars['String']['output'];
};

export type AdminFoodConnection = {
  edges: Array<AdminFoodEdge>;
  nodes: Array<AdminFood>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type AdminFoodEdge = {
  cursor: Scalars['String']['output'];
  node: AdminFood;
};

export type AdminFoodPayload = {
  food: AdminFood;
  recipes: Scalars['Int']['output'];
};

export type AdminRecipe = {
  author: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  rating?: Maybe<Scalars['Float']['output']>;
  slug: Scalars['String']['output'];
  status: RecipeStatus;
  title: Scalars['String']['output'];
  version: Scalars['String']['output'];
  views: Scalars['Int']['output'];
};

export type AdminRecipeConnection = {
  edges: Array<AdminRecipeEdge>;
  nodes: Array<AdminRecipe>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type AdminRecipeEdge = {
  cursor: Scalars['String']['output'];
  node: AdminRecipe;
};

export type AdminRecipeStats = {
  pending: Scalars['Int']['output'];
  total: Scalars['Int']['output'];
};

export type AdminStats = {
  recipes: AdminRecipeStats;
  system: AdminSystemStats;
  users: AdminUserStats;
};

export type AdminSystemStats = {
  apiCalls: Scalars['Int']['output'];
  errors: Scalars['Int']['output'];
  uptime: Scalars['Float']['output'];
};

export type AdminUser = {
  email?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  joinedAt: Scalars['DateTime']['output'];
  lastActive?: Maybe<Scalars['DateTime']['output']>;
  name: Scalars['String']['output'];
  role: Role;
  status: UserStatus;
  username: Scalars['String']['output'];
};

export type AdminUserConnection = {
  edges: Array<AdminUserEdge>;
  nodes: Array<AdminUser>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type AdminUserEdge = {
  cursor: Scalars['String']['output'];
  node: AdminUser;
};

export type AdminUserPayload = {
  user: AdminUser;
};

export type AdminUserSort =
  | 'LAST_ACTIVE'
  | 'NAME'
  | 'NEWEST';

export type AdminUserStats = {
  active: Scalars['Int']['output'];
  newThisMonth: Scalars['Int']['output'];
  total: Scalars['Int']['output'];
};

export type AisleOrderPayload = {
  aisles: Array<Scalars['String']['output']>;
};

export type Allergen =
  | 'CELERY'
  | 'CRUSTACEANS'
  | 'DAIRY'
  | 'EGGS'
  | 'FISH'
  | 'GLUTEN'
  | 'LUPIN'
  | 'MOLLUSCS'
  | 'MUSTARD'
  | 'PEANUT'
  | 'SESAME'
  | 'SHELLFISH'
  | 'SOY'
  | 'SULPHITES'
  | 'TREE_NUTS';

export type AllergenFact = {
  allergen: Allergen;
  state: AllergenState;
};

export type AllergenFactInput = {
  allergen: Allergen;
  state: AllergenState;
};

export type AllergenState =
  | 'CONTAINS'
  | 'FREE'
  | 'POSSIBLE';

export type Analytics = {
  days: Array<AnalyticsDay>;
  failures: Array<Counted>;
  foods: Array<Counted>;
  latency: Latency;
  unknown: Array<Counted>;
};

export type AnalyticsDay = {
  calls: Scalars['Int']['output'];
  cooked: Scalars['Int']['output'];
  creative: Scalars['Int']['output'];
  day: Scalars['String']['output'];
  empty: Scalars['Int']['output'];
  errors: Scalars['Int']['output'];
  saved: Scalars['Int']['output'];
  searches: Scalars['Int']['output'];
};

export type ApiToken = {
  createdAt: Scalars['DateTime']['output'];
  expiresAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  name: Scalars['String']['output'];
  prefix: Scalars['String']['output'];
  scopes: Array<TokenScope>;
};

export type ApiTokenPayload = {
  apiToken: ApiToken;
  secret?: Maybe<Scalars['String']['output']>;
};

export type AuditConnection = {
  edges: Array<AuditEdge>;
  nodes: Array<AuditEntry>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type AuditEdge = {
  cursor: Scalars['String']['output'];
  node: AuditEntry;
};

export type AuditEntry = {
  action: Scalars['String']['output'];
  actorName?: Maybe<Scalars['String']['output']>;
  after?: Maybe<Scalars['JSONObject']['output']>;
  at: Scalars['DateTime']['output'];
  before?: Maybe<Scalars['JSONObject']['output']>;
  canUndo: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  requestId?: Maybe<Scalars['String']['output']>;
  subjectId?: Maybe<Scalars['ID']['output']>;
  subjectKind?: Maybe<Scalars['String']['output']>;
  subjectName?: Maybe<Scalars['String']['output']>;
};

export type Author = {
  name: Scalars['String']['output'];
};

export type Backup = {
  at: Scalars['DateTime']['output'];
  bytes: Scalars['Float']['output'];
  rows: Scalars['Int']['output'];
};

export type CatalogueFacts = {
  ingredients: Scalars['Int']['output'];
  recipes: Scalars['Int']['output'];
  satisfaction?: Maybe<Scalars['Int']['output']>;
};

export type ChangePasswordInput = {
  currentPassword: Scalars['String']['input'];
  endOtherSessions?: Scalars['Boolean']['input'];
  keepApiTokens?: Scalars['Boolean']['input'];
  newPassword: Scalars['String']['input'];
};

export type Collection = Node & {
  coverImage?: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  description?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  isOwn: Scalars['Boolean']['output'];
  isPublic: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  recipeCount: Scalars['Int']['output'];
  recipes: RecipeConnection;
};


export type CollectionRecipesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};

export type CollectionIdInput = {
  id: Scalars['ID']['input'];
};

export type CollectionPayload = {
  collection: Collection;
};

export type CollectionRecipeInput = {
  collectionId: Scalars['ID']['input'];
  recipeId: Scalars['ID']['input'];
};

export type CompleteUploadInput = {
  imageId: Scalars['ID']['input'];
};

export type ConfirmEmailInput = {
  token: Scalars['String']['input'];
};

export type ConfirmEmailPayload = {
  confirmed: Scalars['Boolean']['output'];
};

export type ConfirmPasswordInput = {
  password: Scalars['String']['input'];
};

export type ConfirmPasswordPayload = {
  confirmedUntil: Scalars['DateTime']['output'];
};

export type ContentReport = {
  blocked: Scalars['String']['output'];
  count: Scalars['Int']['output'];
  directive: Scalars['String']['output'];
  firstAt: Scalars['DateTime']['output'];
  lastAt: Scalars['DateTime']['output'];
  page: Scalars['String']['output'];
};

export type Conversion = {
  amount: Scalars['Float']['output'];
  to: Scalars['String']['output'];
};

export type CookedRecipe = {
  lastCooked: Scalars['DateTime']['output'];
  recipe: Recipe;
  times: Scalars['Int']['output'];
};

export type CookedRecipeConnection = {
  edges: Array<CookedRecipeEdge>;
  nodes: Array<CookedRecipe>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type CookedRecipeEdge = {
  cursor: Scalars['String']['output'];
  node: CookedRecipe;
};

export type CookingProposal = {
  deductions: Array<ProposedDeduction>;
  recipe: Recipe;
  servings: Scalars['Float']['output'];
};

export type Counted = {
  count: Scalars['Int']['output'];
  label: Scalars['String']['output'];
};

export type CreateApiTokenInput = {
  expiresInDays?: Scalars['Int']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  name: Scalars['String']['input'];
  scopes?: Array<TokenScope>;
};

export type CreateCollectionInput = {
  description?: InputMaybe<Scalars['String']['input']>;
  isPublic?: Scalars['Boolean']['input'];
  name: Scalars['String']['input'];
};

export type CreateFoodInput = {
  aliases?: InputMaybe<Array<Scalars['String']['input']>>;
  allergens?: InputMaybe<Array<AllergenFactInput>>;
  category?: InputMaybe<Scalars['String']['input']>;
  diet?: InputMaybe<FoodDiet>;
  name: Scalars['String']['input'];
  parentId?: InputMaybe<Scalars['ID']['input']>;
  plural?: InputMaybe<Scalars['String']['input']>;
};

export type CreateShoppingListInput = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  name: Scalars['String']['input'];
  recipes?: Array<ListRecipeInput>;
};

export type CropInput = {
  height: Scalars['Float']['input'];
  width: Scalars['Float']['input'];
  x: Scalars['Float']['input'];
  y: Scalars['Float']['input'];
};

export type CuisineGroup = {
  count: Scalars['Int']['output'];
  example: Recipe;
  name: Scalars['String']['output'];
};

export type DeductionInput = {
  amount?: InputMaybe<Scalars['Float']['input']>;
  itemId: Scalars['ID']['input'];
  level?: InputMaybe<PantryLevel>;
  unit?: InputMaybe<Scalars['String']['input']>;
};

export type DeleteAccountInput = {
  password: Scalars['String']['input'];
};

export type DeleteAccountPayload = {
  deletedId: Scalars['ID']['output'];
};

export type DeleteDraftsPayload = {
  deletedIds: Array<Scalars['ID']['output']>;
};

export type DeleteRecipePayload = {
  deletedId: Scalars['ID']['output'];
};

export type Diet =
  | 'ANY'
  | 'OMNIVORE'
  | 'PESCATARIAN'
  | 'VEGAN'
  | 'VEGETARIAN';

export type Difficulty =
  | 'EASY'
  | 'HARD'
  | 'MEDIUM';

export type DifficultyFilter =
  | 'ANY'
  | 'EASY'
  | 'HARD'
  | 'MEDIUM';

export type DishPhoto = {
  addedAt: Scalars['DateTime']['output'];
  authorName: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  thumbnailUrl: Scalars['String']['output'];
  url: Scalars['String']['output'];
};

export type DishPhotoConnection = {
  edges: Array<DishPhotoEdge>;
  nodes: Array<DishPhoto>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type DishPhotoEdge = {
  cursor: Scalars['String']['output'];
  node: DishPhoto;
};

export type DishPhotoPayload = {
  photo: AdminDishPhoto;
};

export type DraftIdsInput = {
  ids: Array<Scalars['ID']['input']>;
};

export type EndOtherSessionsInput = {
  keepApiTokens?: Scalars['Boolean']['input'];
};

export type EndOtherSessionsPayload = {
  ended: Scalars['Int']['output'];
  endedTokens: Scalars['Int']['output'];
};

export type EndSessionPayload = {
  endedId: Scalars['ID']['output'];
};

export type ExportFormat =
  | 'CSV'
  | 'EMAIL';

export type ExportPayload = {
  csv?: Maybe<Scalars['String']['output']>;
  delivery?: Maybe<MailDelivery>;
  fileName?: Maybe<Scalars['String']['output']>;
  format: ExportFormat;
  message: Scalars['String']['output'];
  sentTo?: Maybe<Scalars['String']['output']>;
};

export type ExportShoppingListInput = {
  format: ExportFormat;
  id: Scalars['ID']['input'];
};

export type FoodDiet =
  | 'NONE'
  | 'PESCATARIAN'
  | 'UNKNOWN'
  | 'VEGAN'
  | 'VEGETARIAN';

export type FoodGroup = {
  count: Scalars['Int']['output'];
  ingredient: Ingredient;
};

export type FoodOfVisitorInput = {
  bestBefore?: InputMaybe<Scalars['Date']['input']>;
  food: Scalars['ID']['input'];
  isBestBeforeGuessed?: Scalars['Boolean']['input'];
};

export type Household = {
  allergies: Array<Allergen>;
  diet: Diet;
  exclude: Array<Scalars['String']['output']>;
  pantry: Array<Scalars['String']['output']>;
  pantryAsked: Scalars['Boolean']['output'];
  servings: Scalars['Int']['output'];
  servingsSaid: Scalars['Boolean']['output'];
  units: UnitSystem;
};

export type HouseholdInput = {
  allergies?: InputMaybe<Array<Allergen>>;
  diet?: InputMaybe<Diet>;
  exclude?: InputMaybe<Array<Scalars['String']['input']>>;
  pantry?: InputMaybe<Array<Scalars['String']['input']>>;
  pantryAsked?: InputMaybe<Scalars['Boolean']['input']>;
  servings?: InputMaybe<Scalars['Int']['input']>;
  servingsSaid?: InputMaybe<Scalars['Boolean']['input']>;
  units?: InputMaybe<UnitSystem>;
};

export type ImageSet = {
  color?: Maybe<Scalars['String']['output']>;
  desktop: Scalars['String']['output'];
  mobile: Scalars['String']['output'];
  tablet: Scalars['String']['output'];
};

export type ImportRecipeInput = {
  text?: InputMaybe<Scalars['String']['input']>;
  url?: InputMaybe<Scalars['String']['input']>;
};

export type ImportRecipePayload = {
  proposal: RecipeProposal;
};

export type Ingredient = Node & {
  aliases: Array<Scalars['String']['output']>;
  allergens: Array<Allergen>;
  category: Scalars['String']['output'];
  commonUnit?: Maybe<Scalars['String']['output']>;
  diet?: Maybe<Diet>;
  id: Scalars['ID']['output'];
  isStaple: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  nameInDish: Scalars['String']['output'];
  parent?: Maybe<Ingredient>;
  pluralName?: Maybe<Scalars['String']['output']>;
  possibleAllergens: Array<Allergen>;
  slug: Scalars['String']['output'];
  substitutes: Array<Substitute>;
  thumbnail: Scalars['String']['output'];
};

export type IngredientSuggestion = {
  commonUnit?: Maybe<Scalars['String']['output']>;
  ingredient: Ingredient;
  name: Scalars['String']['output'];
};

export type Instruction = {
  description: Scalars['String']['output'];
  ingredientIds: Array<Scalars['ID']['output']>;
  step: Scalars['Int']['output'];
  timeMin?: Maybe<Scalars['Int']['output']>;
};

export type InvitationPayload = {
  code: Scalars['String']['output'];
  expiresAt: Scalars['DateTime']['output'];
};

export type ItemAmount = {
  amount: Scalars['Float']['output'];
  unit?: Maybe<Scalars['String']['output']>;
};

export type Latency = {
  p50?: Maybe<Scalars['Int']['output']>;
  p95?: Maybe<Scalars['Int']['output']>;
  p99?: Maybe<Scalars['Int']['output']>;
};

export type LineToShop = {
  amountText: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  isMissing: Scalars['Boolean']['output'];
  isShort: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
};

export type LinkPhraseInput = {
  foodId?: InputMaybe<Scalars['ID']['input']>;
  phrase: Scalars['String']['input'];
};

export type ListContribution = {
  id: Scalars['ID']['output'];
  text: Scalars['String']['output'];
};

export type ListRecipeInput = {
  have?: InputMaybe<Array<Scalars['String']['input']>>;
  id: Scalars['ID']['input'];
  lines?: InputMaybe<Array<Scalars['ID']['input']>>;
  servings?: InputMaybe<Scalars['Int']['input']>;
  swaps?: InputMaybe<Array<RecipeSwapInput>>;
};

export type MailDelivery =
  | 'OUTBOX'
  | 'SMTP';

export type MailPayload = {
  delivery: MailDelivery;
  message: Scalars['String']['output'];
};

export type MarkCookedInput = {
  deductions?: InputMaybe<Array<DeductionInput>>;
  leftoverPortions?: InputMaybe<Scalars['Float']['input']>;
  recipeId: Scalars['ID']['input'];
  servings?: InputMaybe<Scalars['Float']['input']>;
};

export type MatchLine = {
  ingredient: RecipeIngredient;
  note?: Maybe<Scalars['String']['output']>;
  state: MatchState;
  via?: Maybe<Scalars['String']['output']>;
};

export type MatchState =
  | 'HAVE'
  | 'HAVE_BROADER'
  | 'MISSING'
  | 'OPTIONAL'
  | 'STAPLE'
  | 'SUBSTITUTE'
  | 'UNKNOWN';

export type Meal =
  | 'BREAKFAST'
  | 'DESSERT'
  | 'DINNER'
  | 'DRINK'
  | 'LUNCH'
  | 'SIDE'
  | 'SNACK'
  | 'STARTER';

export type MealGroup = {
  count: Scalars['Int']['output'];
  example: Recipe;
  meal: Meal;
};

export type MergeFoodsInput = {
  id: Scalars['ID']['input'];
  intoId: Scalars['ID']['input'];
  isConfirmed?: Scalars['Boolean']['input'];
};

export type MergedFood = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  names: Array<Scalars['String']['output']>;
};

export type MissingCounts = {
  more: Scalars['Int']['output'];
  none: Scalars['Int']['output'];
  one: Scalars['Int']['output'];
};

export type ModelTest = {
  message: Scalars['String']['output'];
  took: Scalars['Int']['output'];
  works: Scalars['Boolean']['output'];
};

export type Mutation = {
  addPantryItems: PantryItemsPayload;
  addRecipeToShoppingList: ShoppingListPayload;
  addShoppingListItem: ShoppingListItemPayload;
  addToCollection: CollectionPayload;
  changePassword: SessionPayload;
  completeUpload: PhotoPayload;
  confirmEmail: ConfirmEmailPayload;
  confirmPassword: ConfirmPasswordPayload;
  createApiToken: ApiTokenPayload;
  createCollection: CollectionPayload;
  createFood: AdminFoodPayload;
  createInvitation: InvitationPayload;
  createShoppingList: ShoppingListPayload;
  deleteAccount: DeleteAccountPayload;
  deleteCollection: CollectionPayload;
  deleteDrafts: DeleteDraftsPayload;
  deletePhoto: PhotoPayload;
  deleteRecipe: DeleteRecipePayload;
  deleteShoppingList: ShoppingListPayload;
  deleteShoppingListItem: ShoppingListPayload;
  endOtherSessions: EndOtherSessionsPayload;
  endSession: EndSessionPayload;
  exportShoppingList: ExportPayload;
  importRecipe: ImportRecipePayload;
  linkPhrase: RelinkPayload;
  markCooked: RecipePayload;
  mergeFoods: AdminFoodPayload;
  putListAway: PutAwayPayload;
  rateRecipe: RecipePayload;
  recognizePhoto: RecognitionPayload;
  removeDemoData: RemoveDemoDataPayload;
  removeFromCollection: CollectionPayload;
  removePantryItems: PantryItemsPayload;
  removeRating: RecipePayload;
  removeRecipeFromShoppingList: ShoppingListPayload;
  renameShoppingList: ShoppingListPayload;
  requestPasswordReset: MailPayload;
  resetPassword: ResetPasswordPayload;
  restoreRecipe: RecipePayload;
  restoreShoppingListItem: ShoppingListItemPayload;
  reviewDishPhoto: DishPhotoPayload;
  reviewRecipe: RecipePayload;
  revokeApiToken: ApiTokenPayload;
  saveRecipe: RecipePayload;
  sendEmailConfirmation: MailPayload;
  setAisleOrder: AisleOrderPayload;
  setAvatar: UserPayload;
  setForgottenPassword: SetForgottenPasswordPayload;
  setNotFood: RelinkPayload;
  setProgress: ProgressPayload;
  setTonightMail: SetTonightMailPayload;
  setUserRole: AdminUserPayload;
  setUserStatus: AdminUserPayload;
  signIn: SessionPayload;
  signOut: SignOutPayload;
  signUp: SessionPayload;
  signUpload: UploadTicketPayload;
  startBackup: StartBackupPayload;
  submitRecipe: RecipePayload;
  testModel: ModelTest;
  undoFoodMerge: AdminFoodPayload;
  undoPantryChange: PantryItemsPayload;
  unsaveRecipe: RecipePayload;
  updateCollection: CollectionPayload;
  updateFood: AdminFoodPayload;
  updatePantryItem: PantryItemPayload;
  updatePhoto: PhotoPayload;
  updateProfile: UserPayload;
  updateSettings: SiteSettingsPayload;
  updateShoppingListItem: ShoppingListItemPayload;
  updateUser: AdminUserPayload;
  writeOwnNote: RecipePayload;
};


export type MutationAddPantryItemsArgs = {
  input: AddPantryItemsInput;
};


export type MutationAddRecipeToShoppingListArgs = {
  input: ShoppingListRecipeInput;
};


export type MutationAddShoppingListItemArgs = {
  input: AddShoppingListItemInput;
};


export type MutationAddToCollectionArgs = {
  input: CollectionRecipeInput;
};


export type MutationChangePasswordArgs = {
  input: ChangePasswordInput;
};


export type MutationCompleteUploadArgs = {
  input: CompleteUploadInput;
};


export type MutationConfirmEmailArgs = {
  input: ConfirmEmailInput;
};


export type MutationConfirmPasswordArgs = {
  input: ConfirmPasswordInput;
};


export type MutationCreateApiTokenArgs = {
  input: CreateApiTokenInput;
};


export type MutationCreateCollectionArgs = {
  input: CreateCollectionInput;
};


export type MutationCreateFoodArgs = {
  input: CreateFoodInput;
};


export type MutationCreateShoppingListArgs = {
  input: CreateShoppingListInput;
};


export type MutationDeleteAccountArgs = {
  input: DeleteAccountInput;
};


export type MutationDeleteCollectionArgs = {
  input: CollectionIdInput;
};


export type MutationDeleteDraftsArgs = {
  input: DraftIdsInput;
};


export type MutationDeletePhotoArgs = {
  input: PhotoIdInput;
};


export type MutationDeleteRecipeArgs = {
  input: RecipeIdInput;
};


export type MutationDeleteShoppingListArgs = {
  input: ShoppingListIdInput;
};


export type MutationDeleteShoppingListItemArgs = {
  input: ShoppingListItemIdInput;
};


export type MutationEndOtherSessionsArgs = {
  input?: InputMaybe<EndOtherSessionsInput>;
};


export type MutationEndSessionArgs = {
  input: SessionIdInput;
};


export type MutationExportShoppingListArgs = {
  input: ExportShoppingListInput;
};


export type MutationImportRecipeArgs = {
  input: ImportRecipeInput;
};


export type MutationLinkPhraseArgs = {
  input: LinkPhraseInput;
};


export type MutationMarkCookedArgs = {
  input: MarkCookedInput;
};


export type MutationMergeFoodsArgs = {
  input: MergeFoodsInput;
};


export type MutationPutListAwayArgs = {
  input: ShoppingListIdInput;
};


export type MutationRateRecipeArgs = {
  input: RateRecipeInput;
};


export type MutationRecognizePhotoArgs = {
  input: RecognizePhotoInput;
};


export type MutationRemoveFromCollectionArgs = {
  input: CollectionRecipeInput;
};


export type MutationRemovePantryItemsArgs = {
  input: RemovePantryItemsInput;
};


export type MutationRemoveRatingArgs = {
  input: RecipeIdInput;
};


export type MutationRemoveRecipeFromShoppingListArgs = {
  input: ShoppingListRecipeInput;
};


export type MutationRenameShoppingListArgs = {
  input: RenameShoppingListInput;
};


export type MutationRequestPasswordResetArgs = {
  input: RequestPasswordResetInput;
};


export type MutationResetPasswordArgs = {
  input: ResetPasswordInput;
};


export type MutationRestoreRecipeArgs = {
  input: RecipeIdInput;
};


export type MutationRestoreShoppingListItemArgs = {
  input: ShoppingListItemIdInput;
};


export type MutationReviewDishPhotoArgs = {
  input: ReviewDishPhotoInput;
};


export type MutationReviewRecipeArgs = {
  input: ReviewRecipeInput;
};


export type MutationRevokeApiTokenArgs = {
  input: RevokeApiTokenInput;
};


export type MutationSaveRecipeArgs = {
  input: RecipeIdInput;
};


export type MutationSetAisleOrderArgs = {
  input: SetAisleOrderInput;
};


export type MutationSetAvatarArgs = {
  input: SetAvatarInput;
};


export type MutationSetForgottenPasswordArgs = {
  input: SetForgottenPasswordInput;
};


export type MutationSetNotFoodArgs = {
  input: SetNotFoodInput;
};


export type MutationSetProgressArgs = {
  input: SetProgressInput;
};


export type MutationSetTonightMailArgs = {
  input: SetTonightMailInput;
};


export type MutationSetUserRoleArgs = {
  input: SetUserRoleInput;
};


export type MutationSetUserStatusArgs = {
  input: SetUserStatusInput;
};


export type MutationSignInArgs = {
  input: SignInInput;
};


export type MutationSignUpArgs = {
  input: SignUpInput;
};


export type MutationSignUploadArgs = {
  input: SignUploadInput;
};


export type MutationSubmitRecipeArgs = {
  input: RecipeInput;
};


export type MutationUndoFoodMergeArgs = {
  input: UndoFoodMergeInput;
};


export type MutationUndoPantryChangeArgs = {
  input: PantryChangeIdInput;
};


export type MutationUnsaveRecipeArgs = {
  input: RecipeIdInput;
};


export type MutationUpdateCollectionArgs = {
  input: UpdateCollectionInput;
};


export type MutationUpdateFoodArgs = {
  input: UpdateFoodInput;
};


export type MutationUpdatePantryItemArgs = {
  input: UpdatePantryItemInput;
};


export type MutationUpdatePhotoArgs = {
  input: UpdatePhotoInput;
};


export type MutationUpdateProfileArgs = {
  input: UpdateProfileInput;
};


export type MutationUpdateSettingsArgs = {
  input: SiteSettingsInput;
};


export type MutationUpdateShoppingListItemArgs = {
  input: UpdateShoppingListItemInput;
};


export type MutationUpdateUserArgs = {
  input: UpdateUserInput;
};


export type MutationWriteOwnNoteArgs = {
  input: WriteOwnNoteInput;
};

export type NoFoodReason =
  | 'CHOICE'
  | 'HEADING'
  | 'NOTE'
  | 'PART'
  | 'TOOL';

export type Node = {
  id: Scalars['ID']['output'];
};

export type Nutrition = {
  calories?: Maybe<Scalars['Float']['output']>;
  carbs?: Maybe<Scalars['Float']['output']>;
  coverage: Scalars['Float']['output'];
  fat?: Maybe<Scalars['Float']['output']>;
  fiber?: Maybe<Scalars['Float']['output']>;
  protein?: Maybe<Scalars['Float']['output']>;
  sugar?: Maybe<Scalars['Float']['output']>;
};

export type PageInfo = {
  endCursor?: Maybe<Scalars['String']['output']>;
  hasNextPage: Scalars['Boolean']['output'];
  hasPreviousPage: Scalars['Boolean']['output'];
  startCursor?: Maybe<Scalars['String']['output']>;
};

export type PantryAct =
  | 'ADDED'
  | 'CHANGED'
  | 'COOKED'
  | 'MISTAKE'
  | 'TAKEN_FOR_GONE'
  | 'THROWN_AWAY'
  | 'USED';

export type PantryAmount = {
  amount: Scalars['Float']['output'];
  unit?: Maybe<Scalars['String']['output']>;
};

export type PantryChange = {
  act: PantryAct;
  at: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  isUndone: Scalars['Boolean']['output'];
  names: Array<Scalars['String']['output']>;
};

export type PantryChangeConnection = {
  edges: Array<PantryChangeEdge>;
  nodes: Array<PantryChange>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type PantryChangeEdge = {
  cursor: Scalars['String']['output'];
  node: PantryChange;
};

export type PantryChangeIdInput = {
  id: Scalars['ID']['input'];
};

export type PantryItem = {
  amount?: Maybe<Scalars['Float']['output']>;
  amounts: Array<PantryAmount>;
  bestBefore?: Maybe<Scalars['Date']['output']>;
  food?: Maybe<Ingredient>;
  id: Scalars['ID']['output'];
  isBestBeforeGuessed: Scalars['Boolean']['output'];
  isDue: Scalars['Boolean']['output'];
  leftoverOf?: Maybe<Recipe>;
  level: PantryLevel;
  name: Scalars['String']['output'];
  openedAt?: Maybe<Scalars['Date']['output']>;
  place: PantryPlace;
  portions?: Maybe<Scalars['Float']['output']>;
  since: Scalars['DateTime']['output'];
  unit?: Maybe<Scalars['String']['output']>;
  version: Scalars['Int']['output'];
};

export type PantryItemConnection = {
  edges: Array<PantryItemEdge>;
  nodes: Array<PantryItem>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type PantryItemEdge = {
  cursor: Scalars['String']['output'];
  node: PantryItem;
};

export type PantryItemPayload = {
  change?: Maybe<PantryChange>;
  item: PantryItem;
};

export type PantryItemsPayload = {
  change?: Maybe<PantryChange>;
  ignored: Array<Scalars['String']['output']>;
  items: Array<PantryItem>;
};

export type PantryLevel =
  | 'HAVE'
  | 'LOW'
  | 'OUT';

export type PantryMonth = {
  month: Scalars['String']['output'];
  thrownAway: Scalars['Int']['output'];
  thrownAwayCost: Scalars['Float']['output'];
  thrownAwayGrams: Scalars['Float']['output'];
  used: Scalars['Int']['output'];
  usedCost: Scalars['Float']['output'];
  usedGrams: Scalars['Float']['output'];
};

export type PantryPlace =
  | 'CUPBOARD'
  | 'FREEZER'
  | 'FRIDGE';

export type PantryReading = {
  ignored: Array<Scalars['String']['output']>;
  items: Array<PantryItem>;
};

export type PantryRemoval =
  | 'MISTAKE'
  | 'THROWN_AWAY'
  | 'USED';

export type Photo = {
  altText?: Maybe<Scalars['String']['output']>;
  height?: Maybe<Scalars['Int']['output']>;
  id: Scalars['ID']['output'];
  recognized?: Maybe<Array<RecognizedIngredient>>;
  thumbnailUrl: Scalars['String']['output'];
  url: Scalars['String']['output'];
  version: Scalars['Int']['output'];
  width?: Maybe<Scalars['Int']['output']>;
};

export type PhotoIdInput = {
  id: Scalars['ID']['input'];
};

export type PhotoPayload = {
  photo: Photo;
};

export type PhotoStatus =
  | 'REFUSED'
  | 'SHOWN'
  | 'WAITING';

export type Profile = {
  collections: Array<Collection>;
  recentRecipes: CookedRecipeConnection;
  recipes: RecipeConnection;
  savedRecipes: RecipeConnection;
  stats: ProfileStats;
  user: User;
};


export type ProfileRecentRecipesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


export type ProfileRecipesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


export type ProfileSavedRecipesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<SavedRecipeFilterInput>;
  first?: Scalars['Int']['input'];
  sort?: SavedRecipeSort;
};

export type ProfileStats = {
  collections: Scalars['Int']['output'];
  cookedRecipes: Scalars['Int']['output'];
  savedRecipes: Scalars['Int']['output'];
};

export type Progress = {
  ingredients: Array<Scalars['ID']['output']>;
  servings?: Maybe<Scalars['Int']['output']>;
  steps: Array<Scalars['Int']['output']>;
};

export type ProgressPayload = {
  progress: Progress;
  recipe: Recipe;
};

export type ProposedDeduction = {
  amount?: Maybe<Scalars['Float']['output']>;
  isUnsure: Scalars['Boolean']['output'];
  item: PantryItem;
  left: Array<PantryAmount>;
  level: PantryLevel;
  unit?: Maybe<Scalars['String']['output']>;
};

export type ProposedLine = {
  alternatives: Array<Ingredient>;
  group?: Maybe<Scalars['String']['output']>;
  isDoubtful: Scalars['Boolean']['output'];
  reading: ReadLine;
};

export type PutAwayPayload = {
  change?: Maybe<PantryChange>;
  shoppingList: ShoppingList;
  takenOff: Array<Scalars['ID']['output']>;
};

export type Query = {
  adminAnalytics: Analytics;
  adminAudit: AuditConnection;
  adminContentReports: Array<ContentReport>;
  adminDishPhotos: AdminDishPhotoConnection;
  adminFood: AdminFood;
  adminFoodCategories: Array<Scalars['String']['output']>;
  adminFoods: AdminFoodConnection;
  adminNotFoods: Array<Scalars['String']['output']>;
  adminRecipe: RecipeComparison;
  adminRecipes: AdminRecipeConnection;
  adminSettings: SiteSettings;
  adminStats: AdminStats;
  adminUnlinkedLines: UnlinkedPhraseConnection;
  adminUsers: AdminUserConnection;
  catalogue: CatalogueFacts;
  collection?: Maybe<Collection>;
  commonFoods: Array<Ingredient>;
  cookingProposal: CookingProposal;
  ingredient?: Maybe<Ingredient>;
  ingredientSuggestions: Array<IngredientSuggestion>;
  linesToShop: Array<LineToShop>;
  node?: Maybe<Node>;
  pantry: PantryItemConnection;
  pantryHistory: PantryChangeConnection;
  pantryMonths: Array<PantryMonth>;
  profile?: Maybe<Profile>;
  readForPantry: PantryReading;
  readIngredientLines: Array<ReadLine>;
  recipe?: Maybe<Recipe>;
  recipeIndex: RecipeIndex;
  recipes: RecipeConnection;
  searchRecipes: RecipeMatchConnection;
  shoppingList?: Maybe<ShoppingList>;
  shoppingLists: Array<ShoppingList>;
  site: Site;
  swappedRecipe?: Maybe<SwappedRecipe>;
  tonight: Array<RecipeMatch>;
  tonightMail?: Maybe<TonightMail>;
  unlockPair?: Maybe<UnlockPair>;
  unlocks: Array<Unlock>;
  viewer?: Maybe<User>;
};


export type QueryAdminAnalyticsArgs = {
  days?: Scalars['Int']['input'];
};


export type QueryAdminAuditArgs = {
  action?: InputMaybe<Scalars['String']['input']>;
  actor?: InputMaybe<Scalars['String']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


export type QueryAdminDishPhotosArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  status?: PhotoStatus;
};


export type QueryAdminFoodArgs = {
  id: Scalars['ID']['input'];
};


export type QueryAdminFoodsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  text?: InputMaybe<Scalars['String']['input']>;
};


export type QueryAdminRecipeArgs = {
  id: Scalars['ID']['input'];
};


export type QueryAdminRecipesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  status?: InputMaybe<RecipeStatus>;
  text?: InputMaybe<Scalars['String']['input']>;
};


export type QueryAdminUnlinkedLinesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


export type QueryAdminUsersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  sort?: AdminUserSort;
  text?: InputMaybe<Scalars['String']['input']>;
};


export type QueryCollectionArgs = {
  id: Scalars['ID']['input'];
};


export type QueryCommonFoodsArgs = {
  first?: Scalars['Int']['input'];
};


export type QueryCookingProposalArgs = {
  recipe: Scalars['ID']['input'];
  servings?: InputMaybe<Scalars['Float']['input']>;
  swaps?: InputMaybe<Array<RecipeSwapInput>>;
};


export type QueryIngredientArgs = {
  slug: Scalars['String']['input'];
};


export type QueryIngredientSuggestionsArgs = {
  first?: Scalars['Int']['input'];
  text: Scalars['String']['input'];
};


export type QueryLinesToShopArgs = {
  recipe: ListRecipeInput;
};


export type QueryNodeArgs = {
  id: Scalars['ID']['input'];
};


export type QueryPantryArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  due?: InputMaybe<Scalars['Boolean']['input']>;
  first?: Scalars['Int']['input'];
  place?: InputMaybe<PantryPlace>;
};


export type QueryPantryHistoryArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


export type QueryReadForPantryArgs = {
  lines?: Array<Scalars['String']['input']>;
  receipt?: InputMaybe<Scalars['String']['input']>;
};


export type QueryReadIngredientLinesArgs = {
  texts: Array<Scalars['String']['input']>;
};


export type QueryRecipeArgs = {
  slug: Scalars['String']['input'];
};


export type QueryRecipesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  cuisine?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  food?: InputMaybe<Scalars['String']['input']>;
  maxIngredients?: InputMaybe<Scalars['Int']['input']>;
  maxTime?: InputMaybe<Scalars['Int']['input']>;
  meal?: InputMaybe<Meal>;
  text?: InputMaybe<Scalars['String']['input']>;
  updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
};


export type QuerySearchRecipesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  input: SearchRecipesInput;
};


export type QueryShoppingListArgs = {
  id: Scalars['ID']['input'];
};


export type QuerySwappedRecipeArgs = {
  recipe: Scalars['ID']['input'];
  swaps: Array<RecipeSwapInput>;
};


export type QueryTonightArgs = {
  date?: InputMaybe<Scalars['Date']['input']>;
  first?: Scalars['Int']['input'];
  kitchen?: InputMaybe<VisitorKitchenInput>;
  not?: Array<Scalars['ID']['input']>;
};


export type QueryUnlockPairArgs = {
  input: SearchRecipesInput;
};


export type QueryUnlocksArgs = {
  first?: Scalars['Int']['input'];
  input: SearchRecipesInput;
};

export type RateRecipeInput = {
  imageId?: InputMaybe<Scalars['ID']['input']>;
  recipeId: Scalars['ID']['input'];
  review?: InputMaybe<Scalars['String']['input']>;
  stars: Scalars['Int']['input'];
};

export type Rating = {
  photo?: Maybe<RatingPhoto>;
  review?: Maybe<Scalars['String']['output']>;
  stars: Scalars['Int']['output'];
};

export type RatingPhoto = {
  id: Scalars['ID']['output'];
  status: PhotoStatus;
  url: Scalars['String']['output'];
};

export type ReadLine = {
  allergens: Array<Allergen>;
  alternatives: Array<Ingredient>;
  amount?: Maybe<Scalars['Float']['output']>;
  amountMax?: Maybe<Scalars['Float']['output']>;
  beside: Array<Ingredient>;
  confidence: Scalars['Float']['output'];
  ingredient?: Maybe<Ingredient>;
  isOptional: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  possibleAllergens: Array<Allergen>;
  preparation?: Maybe<Scalars['String']['output']>;
  text: Scalars['String']['output'];
  unit?: Maybe<Scalars['String']['output']>;
};

export type Recipe = Node & {
  allergens: Array<Allergen>;
  author: Author;
  collections: Array<Collection>;
  cookTime: Scalars['Int']['output'];
  cuisine?: Maybe<Scalars['String']['output']>;
  description: Scalars['String']['output'];
  diet?: Maybe<Diet>;
  difficulty: Difficulty;
  hasPhoto: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  image: Scalars['String']['output'];
  imageAlt: Scalars['String']['output'];
  imageSet: ImageSet;
  ingredients: Array<RecipeIngredient>;
  instructions: Array<Instruction>;
  isCreative: Scalars['Boolean']['output'];
  isOwn: Scalars['Boolean']['output'];
  isSaved: Scalars['Boolean']['output'];
  match: RecipeMatch;
  notes?: Maybe<Scalars['String']['output']>;
  nutrition?: Maybe<Nutrition>;
  ownNote?: Maybe<Scalars['String']['output']>;
  photos: DishPhotoConnection;
  possibleAllergens: Array<Allergen>;
  prepTime: Scalars['Int']['output'];
  progress?: Maybe<Progress>;
  rating?: Maybe<Scalars['Float']['output']>;
  review?: Maybe<RecipeReview>;
  reviewCount: Scalars['Int']['output'];
  reviews: ReviewConnection;
  servings: Scalars['Int']['output'];
  similar: Array<Recipe>;
  slug: Scalars['String']['output'];
  sourceUrl?: Maybe<Scalars['String']['output']>;
  status: RecipeStatus;
  tags: Array<Scalars['String']['output']>;
  title: Scalars['String']['output'];
  totalTime: Scalars['Int']['output'];
  version?: Maybe<Scalars['String']['output']>;
  viewerRating?: Maybe<Rating>;
};


export type RecipeMatchArgs = {
  input: SearchRecipesInput;
};


export type RecipePhotosArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


export type RecipeReviewsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


export type RecipeSimilarArgs = {
  first?: Scalars['Int']['input'];
};

export type RecipeComparison = {
  approved?: Maybe<RecipeText>;
  now: RecipeText;
  recipe: AdminRecipe;
  version: Scalars['String']['output'];
};

export type RecipeConnection = {
  edges: Array<RecipeEdge>;
  nodes: Array<Recipe>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type RecipeEdge = {
  cursor: Scalars['String']['output'];
  node: Recipe;
};

export type RecipeGroup = {
  count: Scalars['Int']['output'];
  example: Recipe;
};

export type RecipeIdInput = {
  id: Scalars['ID']['input'];
};

export type RecipeIndex = {
  cuisines: Array<CuisineGroup>;
  fewIngredients?: Maybe<RecipeGroup>;
  foods: Array<FoodGroup>;
  meals: Array<MealGroup>;
  quick?: Maybe<RecipeGroup>;
};

export type RecipeIngredient = {
  amount?: Maybe<Scalars['Float']['output']>;
  amountMax?: Maybe<Scalars['Float']['output']>;
  group?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  ingredient?: Maybe<Ingredient>;
  isDoubtful: Scalars['Boolean']['output'];
  isOptional: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  noFood?: Maybe<NoFoodReason>;
  preparation?: Maybe<Scalars['String']['output']>;
  substitutes: Array<Substitute>;
  text: Scalars['String']['output'];
  thumbnail?: Maybe<Scalars['String']['output']>;
  unit?: Maybe<Scalars['String']['output']>;
  unitVolume?: Maybe<Scalars['Float']['output']>;
};

export type RecipeInput = {
  cookTime: Scalars['Int']['input'];
  cuisine?: InputMaybe<Scalars['String']['input']>;
  description?: Scalars['String']['input'];
  difficulty?: Difficulty;
  id?: InputMaybe<Scalars['ID']['input']>;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  imageId?: InputMaybe<Scalars['ID']['input']>;
  ingredients: Array<RecipeLineInput>;
  instructions: Array<RecipeStepInput>;
  isDraft?: Scalars['Boolean']['input'];
  notes?: InputMaybe<Scalars['String']['input']>;
  prepTime: Scalars['Int']['input'];
  servings: Scalars['Int']['input'];
  sourceUrl?: InputMaybe<Scalars['String']['input']>;
  tags?: Array<Scalars['String']['input']>;
  title: Scalars['String']['input'];
  version?: InputMaybe<Scalars['String']['input']>;
};

export type RecipeLineInput = {
  food?: InputMaybe<Scalars['String']['input']>;
  group?: InputMaybe<Scalars['String']['input']>;
  text: Scalars['String']['input'];
};

export type RecipeMatch = {
  enoughFor?: Maybe<Scalars['Float']['output']>;
  hasAllIngredients: Scalars['Boolean']['output'];
  have: Scalars['Int']['output'];
  isCreative: Scalars['Boolean']['output'];
  lines: Array<MatchLine>;
  matchPercentage: Scalars['Int']['output'];
  missingIngredients: Array<Scalars['String']['output']>;
  needed: Scalars['Int']['output'];
  reason?: Maybe<Scalars['String']['output']>;
  recipe: Recipe;
  usedOfYours: Scalars['Float']['output'];
  usesDue: Array<PantryItem>;
};

export type RecipeMatchConnection = {
  dishes: Array<RecipeMatch>;
  edges: Array<RecipeMatchEdge>;
  hint?: Maybe<SearchHint>;
  longer: Scalars['Int']['output'];
  longerMatches: Array<RecipeMatch>;
  missing: MissingCounts;
  nodes: Array<RecipeMatch>;
  note?: Maybe<Scalars['String']['output']>;
  pageInfo: PageInfo;
  resolvedIngredients: Array<ResolvedIngredient>;
  totalCount: Scalars['Int']['output'];
};

export type RecipeMatchEdge = {
  cursor: Scalars['String']['output'];
  node: RecipeMatch;
};

export type RecipePayload = {
  pantryChange?: Maybe<PantryChange>;
  recipe: Recipe;
};

export type RecipeProposal = {
  author?: Maybe<Scalars['String']['output']>;
  cookTime: Scalars['Int']['output'];
  cuisine?: Maybe<Scalars['String']['output']>;
  description: Scalars['String']['output'];
  difficulty: Difficulty;
  duplicates: Array<Recipe>;
  ingredients: Array<ProposedLine>;
  instructions: Array<Instruction>;
  notes?: Maybe<Scalars['String']['output']>;
  prepTime: Scalars['Int']['output'];
  servings: Scalars['Int']['output'];
  sourceUrl?: Maybe<Scalars['String']['output']>;
  tags: Array<Scalars['String']['output']>;
  title: Scalars['String']['output'];
};

export type RecipeReview = {
  reason?: Maybe<Scalars['String']['output']>;
  reviewedAt: Scalars['DateTime']['output'];
};

export type RecipeSort =
  | 'POPULARITY'
  | 'RATING'
  | 'RELEVANCE'
  | 'TIME'
  | 'USE_FIRST';

export type RecipeStatus =
  | 'DRAFT'
  | 'PENDING'
  | 'PUBLISHED'
  | 'REJECTED';

export type RecipeStepInput = {
  description: Scalars['String']['input'];
  timeMin?: InputMaybe<Scalars['Int']['input']>;
};

export type RecipeSwapInput = {
  foodId: Scalars['ID']['input'];
  ingredientId: Scalars['ID']['input'];
};

export type RecipeText = {
  description: Scalars['String']['output'];
  facts: Array<Scalars['String']['output']>;
  lines: Array<Scalars['String']['output']>;
  photo?: Maybe<Scalars['String']['output']>;
  steps: Array<Scalars['String']['output']>;
  title: Scalars['String']['output'];
};

export type RecognitionPayload = {
  photo: Photo;
  recognized: Array<RecognizedIngredient>;
};

export type RecognizePhotoInput = {
  imageId: Scalars['ID']['input'];
  maxSuggestions?: Scalars['Int']['input'];
};

export type RecognizedIngredient = {
  confidence: Scalars['Float']['output'];
  ingredient?: Maybe<Ingredient>;
  name: Scalars['String']['output'];
  normalized: Scalars['String']['output'];
};

export type RelinkPayload = {
  recipes: Scalars['Int']['output'];
};

export type RemoveDemoDataPayload = {
  cooks: Scalars['Int']['output'];
  ratings: Scalars['Int']['output'];
};

export type RemovePantryItemsInput = {
  ids: Array<Scalars['ID']['input']>;
  reason: PantryRemoval;
};

export type RenameShoppingListInput = {
  id: Scalars['ID']['input'];
  name: Scalars['String']['input'];
};

export type RequestPasswordResetInput = {
  account: Scalars['String']['input'];
};

export type ResetPasswordInput = {
  id: Scalars['ID']['input'];
};

export type ResetPasswordPayload = {
  password: Scalars['String']['output'];
  user: AdminUser;
};

export type ResolvedIngredient = {
  cuisine?: Maybe<Scalars['String']['output']>;
  excludes: Array<Scalars['String']['output']>;
  ingredient?: Maybe<Ingredient>;
  isDish: Scalars['Boolean']['output'];
  isExcluded: Scalars['Boolean']['output'];
  maxCookTime?: Maybe<Scalars['Int']['output']>;
  meal?: Maybe<Meal>;
  otherwise?: Maybe<Scalars['String']['output']>;
  parts: Array<Scalars['String']['output']>;
  rest: Scalars['String']['output'];
  text: Scalars['String']['output'];
  unread: Array<Scalars['String']['output']>;
};

export type Review = {
  authorName: Scalars['String']['output'];
  stars: Scalars['Int']['output'];
  text: Scalars['String']['output'];
  writtenAt: Scalars['DateTime']['output'];
};

export type ReviewConnection = {
  edges: Array<ReviewEdge>;
  nodes: Array<Review>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type ReviewDecision =
  | 'APPROVE'
  | 'REJECT'
  | 'RESTORE'
  | 'TAKE_DOWN';

export type ReviewDishPhotoInput = {
  id: Scalars['ID']['input'];
  isShown: Scalars['Boolean']['input'];
};

export type ReviewEdge = {
  cursor: Scalars['String']['output'];
  node: Review;
};

export type ReviewRecipeInput = {
  decision: ReviewDecision;
  id: Scalars['ID']['input'];
  reason?: InputMaybe<Scalars['String']['input']>;
  version?: InputMaybe<Scalars['String']['input']>;
};

export type RevokeApiTokenInput = {
  id: Scalars['ID']['input'];
};

export type Role =
  | 'ADMIN'
  | 'USER';

export type SavedRecipeFilterInput = {
  cuisine?: InputMaybe<Scalars['String']['input']>;
  difficulty?: InputMaybe<Difficulty>;
  maxTotalTime?: InputMaybe<Scalars['Int']['input']>;
  text?: InputMaybe<Scalars['String']['input']>;
};

export type SavedRecipeSort =
  | 'RATING'
  | 'SAVED'
  | 'TIME'
  | 'TITLE';

export type SearchHint = {
  alsoLift: Array<Scalars['String']['output']>;
  filter: Scalars['String']['output'];
  wouldFind: Scalars['Int']['output'];
};

export type SearchMode =
  | 'CREATIVE'
  | 'MATCH';

export type SearchRecipesInput = {
  allergies?: Array<Allergen>;
  allowSubstitutions?: Scalars['Boolean']['input'];
  assumeStaples?: Scalars['Boolean']['input'];
  cuisine?: InputMaybe<Scalars['String']['input']>;
  diet?: Diet;
  difficulty?: DifficultyFilter;
  exclude?: Array<Scalars['String']['input']>;
  fromPantry?: Scalars['Boolean']['input'];
  ingredients: Array<Scalars['String']['input']>;
  maxCookTime?: Scalars['Int']['input'];
  maxMissing?: InputMaybe<Scalars['Int']['input']>;
  meal?: InputMaybe<Meal>;
  mode?: SearchMode;
  mustUse?: Array<Scalars['String']['input']>;
  pantry?: Array<Scalars['String']['input']>;
  seed?: Scalars['Int']['input'];
  servings?: Scalars['Int']['input'];
  sort?: RecipeSort;
};

export type Session = {
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  isCurrent: Scalars['Boolean']['output'];
  lastUsedAt: Scalars['DateTime']['output'];
  userAgent?: Maybe<Scalars['String']['output']>;
};

export type SessionIdInput = {
  id: Scalars['ID']['input'];
};

export type SessionPayload = {
  session: Session;
  user: User;
};

export type SetAisleOrderInput = {
  aisles: Array<Scalars['String']['input']>;
};

export type SetAvatarInput = {
  imageId?: InputMaybe<Scalars['ID']['input']>;
};

export type SetForgottenPasswordInput = {
  newPassword: Scalars['String']['input'];
  token: Scalars['String']['input'];
};

export type SetForgottenPasswordPayload = {
  username: Scalars['String']['output'];
};

export type SetNotFoodInput = {
  isNotFood: Scalars['Boolean']['input'];
  phrase: Scalars['String']['input'];
};

export type SetProgressInput = {
  ingredients?: InputMaybe<Array<Scalars['ID']['input']>>;
  recipeId: Scalars['ID']['input'];
  servings?: InputMaybe<Scalars['Int']['input']>;
  steps?: InputMaybe<Array<Scalars['Int']['input']>>;
};

export type SetTonightMailInput = {
  hour?: InputMaybe<Scalars['Int']['input']>;
  timeZone?: InputMaybe<Scalars['String']['input']>;
};

export type SetTonightMailPayload = {
  tonightMail?: Maybe<TonightMail>;
};

export type SetUserRoleInput = {
  id: Scalars['ID']['input'];
  role: Role;
};

export type SetUserStatusInput = {
  id: Scalars['ID']['input'];
  reason?: InputMaybe<Scalars['String']['input']>;
  status: UserStatus;
};

export type ShoppedRecipe = {
  isPartial: Scalars['Boolean']['output'];
  recipe: Recipe;
  servings: Scalars['Int']['output'];
};

export type ShoppingList = Node & {
  aisles: Array<Scalars['String']['output']>;
  checkedCount: Scalars['Int']['output'];
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  itemCount: Scalars['Int']['output'];
  items: Array<ShoppingListItem>;
  name: Scalars['String']['output'];
  recipeCount: Scalars['Int']['output'];
  recipes: Array<Recipe>;
  revision: Scalars['Int']['output'];
  shoppedRecipes: Array<ShoppedRecipe>;
};

export type ShoppingListIdInput = {
  id: Scalars['ID']['input'];
};

export type ShoppingListItem = {
  aisle: Scalars['String']['output'];
  amountText: Scalars['String']['output'];
  amounts: Array<ItemAmount>;
  contributions: Array<ListContribution>;
  conversions: Array<Conversion>;
  id: Scalars['ID']['output'];
  ingredient?: Maybe<Ingredient>;
  isChecked: Scalars['Boolean']['output'];
  isEdited: Scalars['Boolean']['output'];
  isOpenEnded: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  recipes: Array<Recipe>;
  sum: Array<ItemAmount>;
  sumText: Scalars['String']['output'];
  thumbnail?: Maybe<Scalars['String']['output']>;
  totalAmount?: Maybe<Scalars['Float']['output']>;
  unit?: Maybe<Scalars['String']['output']>;
  version: Scalars['Int']['output'];
};

export type ShoppingListItemIdInput = {
  id: Scalars['ID']['input'];
};

export type ShoppingListItemPayload = {
  item: ShoppingListItem;
  shoppingList: ShoppingList;
};

export type ShoppingListPayload = {
  shoppingList: ShoppingList;
};

export type ShoppingListRecipeInput = {
  have?: InputMaybe<Array<Scalars['String']['input']>>;
  lines?: InputMaybe<Array<Scalars['ID']['input']>>;
  listId: Scalars['ID']['input'];
  recipeId: Scalars['ID']['input'];
  servings?: InputMaybe<Scalars['Int']['input']>;
  swaps?: InputMaybe<Array<RecipeSwapInput>>;
};

export type SignInInput = {
  password: Scalars['String']['input'];
  username: Scalars['String']['input'];
};

export type SignOutPayload = {
  signedOut: Scalars['Boolean']['output'];
};

export type SignUpInput = {
  email?: InputMaybe<Scalars['String']['input']>;
  invitation?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  password: Scalars['String']['input'];
  username: Scalars['String']['input'];
};

export type SignUpMode =
  | 'CLOSED'
  | 'INVITATION'
  | 'OPEN';

export type SignUploadInput = {
  contentType: Scalars['String']['input'];
  filename: Scalars['String']['input'];
  size: Scalars['Int']['input'];
};

export type Site = {
  authorName: Scalars['String']['output'];
  banner: Scalars['String']['output'];
  mailUrl: Scalars['String']['output'];
  networkUrl: Scalars['String']['output'];
  photosUrl: Scalars['String']['output'];
  portfolioUrl: Scalars['String']['output'];
  signUp: SignUpMode;
  sourceUrl: Scalars['String']['output'];
};

export type SiteSettings = {
  authorName: Scalars['String']['output'];
  banner: Scalars['String']['output'];
  demoCooks: Scalars['Int']['output'];
  hasModel: Scalars['Boolean']['output'];
  hasUndeclaredProxy: Scalars['Boolean']['output'];
  isSignUpSettled: Scalars['Boolean']['output'];
  lastBackup?: Maybe<Backup>;
  mailUrl: Scalars['String']['output'];
  moderation: Scalars['Boolean']['output'];
  networkUrl: Scalars['String']['output'];
  photosUrl: Scalars['String']['output'];
  portfolioUrl: Scalars['String']['output'];
  signUp: SignUpMode;
  sourceUrl: Scalars['String']['output'];
};

export type SiteSettingsInput = {
  authorName?: InputMaybe<Scalars['String']['input']>;
  banner?: InputMaybe<Scalars['String']['input']>;
  mailUrl?: InputMaybe<Scalars['String']['input']>;
  moderation?: InputMaybe<Scalars['Boolean']['input']>;
  networkUrl?: InputMaybe<Scalars['String']['input']>;
  photosUrl?: InputMaybe<Scalars['String']['input']>;
  portfolioUrl?: InputMaybe<Scalars['String']['input']>;
  signUp?: InputMaybe<SignUpMode>;
  sourceUrl?: InputMaybe<Scalars['String']['input']>;
};

export type SiteSettingsPayload = {
  settings: SiteSettings;
};

export type StartBackupPayload = {
  started: Scalars['Boolean']['output'];
};

export type Substitute = {
  contexts: Array<Scalars['String']['output']>;
  ingredient: Ingredient;
  note?: Maybe<Scalars['String']['output']>;
  ratio?: Maybe<Scalars['Float']['output']>;
};

export type SwappedRecipe = {
  addedAllergens: Array<Allergen>;
  allergens: Array<Allergen>;
  diet?: Maybe<Diet>;
  instructions: Array<Instruction>;
  nutrition?: Maybe<Nutrition>;
  possibleAllergens: Array<Allergen>;
};

export type TokenScope =
  | 'READ'
  | 'WRITE';

export type TonightMail = {
  hour: Scalars['Int']['output'];
  timeZone: Scalars['String']['output'];
};

export type UndoFoodMergeInput = {
  id: Scalars['ID']['input'];
};

export type UnitSystem =
  | 'METRIC'
  | 'US'
  | 'WRITTEN';

export type UnlinkedPhrase = {
  example: Scalars['String']['output'];
  lines: Scalars['Int']['output'];
  phrase: Scalars['String']['output'];
  recipes: Scalars['Int']['output'];
  suggestions: Array<AdminFood>;
};

export type UnlinkedPhraseConnection = {
  edges: Array<UnlinkedPhraseEdge>;
  nodes: Array<UnlinkedPhrase>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type UnlinkedPhraseEdge = {
  cursor: Scalars['String']['output'];
  node: UnlinkedPhrase;
};

export type Unlock = {
  examples: Array<Recipe>;
  food: Ingredient;
  recipes: Scalars['Int']['output'];
};

export type UnlockPair = {
  examples: Array<Recipe>;
  ingredients: Array<Ingredient>;
  recipes: Scalars['Int']['output'];
};

export type UpdateCollectionInput = {
  coverRecipeId?: InputMaybe<Scalars['ID']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  isPublic?: InputMaybe<Scalars['Boolean']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
};

export type UpdateFoodInput = {
  aliases?: InputMaybe<Array<Scalars['String']['input']>>;
  allergens?: InputMaybe<Array<AllergenFactInput>>;
  category?: InputMaybe<Scalars['String']['input']>;
  diet?: InputMaybe<FoodDiet>;
  id: Scalars['ID']['input'];
  isConfirmed?: Scalars['Boolean']['input'];
  name?: InputMaybe<Scalars['String']['input']>;
  parentId?: InputMaybe<Scalars['ID']['input']>;
  plural?: InputMaybe<Scalars['String']['input']>;
};

export type UpdatePantryItemInput = {
  amount?: InputMaybe<Scalars['Float']['input']>;
  bestBefore?: InputMaybe<Scalars['Date']['input']>;
  id: Scalars['ID']['input'];
  level?: InputMaybe<PantryLevel>;
  openedAt?: InputMaybe<Scalars['Date']['input']>;
  place?: InputMaybe<PantryPlace>;
  unit?: InputMaybe<Scalars['String']['input']>;
  version?: InputMaybe<Scalars['Int']['input']>;
};

export type UpdatePhotoInput = {
  altText?: InputMaybe<Scalars['String']['input']>;
  crop?: InputMaybe<CropInput>;
  id: Scalars['ID']['input'];
  rotation?: InputMaybe<Scalars['Int']['input']>;
  version?: InputMaybe<Scalars['Int']['input']>;
};

export type UpdateProfileInput = {
  email?: InputMaybe<Scalars['String']['input']>;
  household?: InputMaybe<HouseholdInput>;
  name?: InputMaybe<Scalars['String']['input']>;
};

export type UpdateShoppingListItemInput = {
  amount?: InputMaybe<Scalars['Float']['input']>;
  id: Scalars['ID']['input'];
  isChecked?: InputMaybe<Scalars['Boolean']['input']>;
  unit?: InputMaybe<Scalars['String']['input']>;
  useSum?: InputMaybe<Scalars['Boolean']['input']>;
  version?: InputMaybe<Scalars['Int']['input']>;
};

export type UpdateUserInput = {
  email?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  name?: InputMaybe<Scalars['String']['input']>;
};

export type UploadTicketPayload = {
  expiresAt: Scalars['DateTime']['output'];
  imageId: Scalars['ID']['output'];
  uploadUrl: Scalars['String']['output'];
};

export type User = {
  apiTokens: Array<ApiToken>;
  avatar?: Maybe<Scalars['String']['output']>;
  email?: Maybe<Scalars['String']['output']>;
  emailConfirmed: Scalars['Boolean']['output'];
  household: Household;
  id: Scalars['ID']['output'];
  joinedAt: Scalars['DateTime']['output'];
  name: Scalars['String']['output'];
  role: Role;
  sessions: Array<Session>;
  username: Scalars['String']['output'];
};

export type UserPayload = {
  user: User;
};

export type UserStatus =
  | 'ACTIVE'
  | 'BANNED'
  | 'INACTIVE';

export type VisitorKitchenInput = {
  allergies?: Array<Allergen>;
  diet?: Diet;
  exclude?: Array<Scalars['String']['input']>;
  foods: Array<FoodOfVisitorInput>;
};

export type WriteOwnNoteInput = {
  recipeId: Scalars['ID']['input'];
  text?: InputMaybe<Scalars['String']['input']>;
};
