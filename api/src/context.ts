import type { EntityManager } from '@mikro-orm/postgresql';
import { IngredientService } from './modules/ingredients/ingredient.service.ts';
import type { FoodStore } from './modules/ingredients/foods/food-store.ts';
import { CreativeService } from './modules/creative/creative.service.ts';
import type { CoverStore } from './modules/recipes/cover/cover-store.ts';
import { RecipeIndexService } from './modules/recipes/recipe-index.service.ts';
import { RecipeService } from './modules/recipes/recipe.service.ts';
import type { ImageProcessor } from './modules/photos/image/image-processor.ts';
import { AvatarService } from './modules/photos/avatar.service.ts';
import { PhotoService } from './modules/photos/photo.service.ts';
import { RecognitionService } from './modules/photos/recognition.service.ts';
import type { Recognizers } from './modules/photos/recognizers.ts';
import { pantryData } from './modules/pantry/pantry-data.ts';
import { PantryReader } from './modules/pantry/pantry-reader.ts';
import { PantryService } from './modules/pantry/pantry.service.ts';
import { AccountDataService } from './modules/profile/account-data.service.ts';
import { CollectionReader } from './modules/collections/collection-reader.ts';
import { CollectionService } from './modules/collections/collection.service.ts';
import { CookingProposalService } from './modules/cooking/cooking-proposal.ts';
import { CookingService } from './modules/cooking/cooking.service.ts';
import { OwnRecipeService } from './modules/own-recipes/own-recipe.service.ts';
import { tonightData } from './modules/tonight/tonight-data.ts';
import { TonightMailService } from './modules/tonight/tonight-mail.service.ts';
import { TonightService } from './modules/tonight/tonight.service.ts';
import { ProfileService } from './modules/profile/profile.service.ts';
import { DishPhotoService } from './modules/ratings/dish-photo.service.ts';
import { RatingService } from './modules/ratings/rating.service.ts';
import { OwnNoteService } from './modules/own-notes/own-note.service.ts';
import { SavedRecipeService } from './modules/saved-recipes/saved-recipe.service.ts';
import { listData } from './modules/shopping-lists/list-data.ts';
import { ListExportService } from './modules/shopping-lists/list-export.service.ts';
import { ListItemService } from './modules/shopping-lists/list-item.service.ts';
import { SwapService } from './modules/recipes/swaps/swap.service.ts';
import { ShoppingListReader } from './modules/shopping-lists/list-reader.ts';
import { ListRecipeService } from './modules/shopping-lists/list-recipe.service.ts';
import { ShoppingListService } from './modules/shopping-lists/shopping-list.service.ts';
import type { SearchEngine } from './modules/search/match/search-engine.ts';
import { popularityOf } from './modules/search/popularity.ts';
import { EngineWithOwnRecipes } from './modules/search/own-recipes.ts';
import { SearchService } from './modules/search/search.service.ts';
import { UnlockService } from './modules/search/unlock.service.ts';
import { AdminFoodService } from './modules/admin/admin-food.service.ts';
import { AdminRecipeService } from './modules/admin/admin-recipe.service.ts';
import { AdminStatsService } from './modules/admin/admin-stats.service.ts';
import { AdminUserService } from './modules/admin/admin-user.service.ts';
import { AnalyticsService } from './modules/admin/analytics.service.ts';
import { AuditService } from './modules/admin/audit.service.ts';
import { FoodChanges } from './modules/admin/food-changes.ts';
import { FoodListService } from './modules/admin/food-list.service.ts';
import { SiteService } from './modules/admin/site.service.ts';
import { UnlinkedLineService } from './modules/admin/unlinked-line.service.ts';
import { AccountService } from './modules/accounts/account.service.ts';
import { AccountMails } from './modules/accounts/mail/account-mails.ts';
import { EmailService } from './modules/accounts/mail/email.service.ts';
import { NO_COOKIES, anonymous, callerKey, type Caller, type SessionCookies } from './modules/users/caller.ts';
import { SessionService } from './modules/accounts/sessions/session.service.ts';
import { ContentReportService } from './modules/content-reports/content-report.service.ts';
import { CookArchiveService } from './modules/imports/moving/cook-archive.service.ts';
import { importData } from './modules/imports/files/import-data.ts';
import { FileImportService } from './modules/imports/files/file-import.service.ts';
import { WebImportService } from './modules/imports/web-import.service.ts';
import type { WebReader } from './modules/imports/web/web-reader.ts';
import type { SignUpMode } from './modules/site-settings/site-settings.ts';
import type { Orm } from './db/orm.ts';
import type { Replica } from './shared/replica.ts';
import type { Jobs } from './shared/job.ts';
import type { LanguageModel } from './shared/language-model.ts';
import type { Usage } from './shared/usage.ts';
import type { Mailer } from './shared/mailer.ts';
import type { FileStorage } from './shared/storage/file-storage.ts';

/** What lives as long as the process. */
export interface Platform {
  orm: Orm;
  /** What visitors read recipes from, where there is one. */
  replica?: Replica | null;
  foods: FoodStore;
  engine: SearchEngine;
  covers: CoverStore;
  files: FileStorage;
  imageProcessor: ImageProcessor;
  recognizers: Recognizers;
  jobs: Jobs;
  /** The model that `AI_BASE_URL` names; null without one. */
  model: LanguageModel | null;
  usage: Usage;
  mailer: Mailer;
  /** Reads pages of other sites. */
  web: WebReader;
  /** Who may make an account, as `SIGN_UP` says; null where the admins settle it. */
  signUp?: SignUpMode | null;
  /** Whether requests came through a proxy that `TRUST_PROXY` does not declare. */
  proxy: { isUndeclared: boolean };
  /** Where the web app is; null when it is not configured. */
  publicUrl: string | null;
}

/** What one request works with: the services, over an entity manager and loaders of its own. */
export interface RequestContext {
  requestId: string;
  /** Where people see the web app, such as `https://larder.example`. */
  publicAddress: string;
  /** Whose work it counts as. */
  callerKey: string;
  /** Network address of the caller. */
  address: string;
  cookies: SessionCookies;
  accounts: AccountService;
  sessions: SessionService;
  emails: EmailService;
  ingredients: IngredientService;
  swaps: SwapService;
  recipes: RecipeService;
  recipeIndex: RecipeIndexService;
  search: SearchService;
  unlocks: UnlockService;
  tonight: TonightService;
  tonightMail: TonightMailService;
  photos: PhotoService;
  avatars: AvatarService;
  recognition: RecognitionService;
  profile: ProfileService;
  savedRecipes: SavedRecipeService;
  ownNotes: OwnNoteService;
  ratings: RatingService;
  dishPhotos: DishPhotoService;
  cooking: CookingService;
  cookingProposal: CookingProposalService;
  collections: CollectionService;
  collectionReader: CollectionReader;
  ownRecipes: OwnRecipeService;
  accountData: AccountDataService;
  adminStats: AdminStatsService;
  adminUsers: AdminUserService;
  adminRecipes: AdminRecipeService;
  adminFoods: AdminFoodService;
  foodList: FoodListService;
  unlinkedLines: UnlinkedLineService;
  audit: AuditService;
  analytics: AnalyticsService;
  site: SiteService;
  pantry: PantryService;
  pantryReader: PantryReader;
  shoppingLists: ShoppingListService;
  listReader: ShoppingListReader;
  listRecipes: ListRecipeService;
  listItems: ListItemService;
  listExport: ListExportService;
  webImport: WebImportService;
  fileImport: FileImportService;
  contentReports: ContentReportService;
  cookArchive: CookArchiveService;
}

/** Builds the services of one request, for its caller. */
export function createContext(
  {
    orm,
    replica,
    foods,
    engine,
    jobs,
    model,
    mailer,
    usage,
    files,
    imageProcessor,
    recognizers,
    web,
    publicUrl,
    proxy,
    signUp = null,
  }: Platform,
  requestId: string,
  caller: Caller = anonymous(),
  cookies: SessionCookies = NO_COOKIES,
): RequestContext {
  const { viewer } = caller;
  const em = orm.em.fork();
  const recipes = new RecipeService(orm.em.fork(), viewer, usage, replica ?? null);
  const mails = new AccountMails(em, caller, { jobs, mailer });
  const accounts = new AccountService(em, caller, mails, signUp);
  const recognition = new RecognitionService(em, caller, { files, recognizers });
  const pantry = new PantryService(em, viewer, foods, recognition);
  const pantryReader = new PantryReader(em, viewer, foods, recipes);
  const listReader = new ShoppingListReader(em, viewer, foods);
  const popularity = popularityOf(engine, foods.choices);
  const ingredients = new IngredientService(foods, popularity);
  const swaps = new SwapService(recipes, ingredients);
  const listRecipes = new ListRecipeService(em, viewer, recipes, { foods, swaps, pantry: pantryReader }, listReader);
  const creative = new CreativeService({ em, foods, model, caller });
  const ownEngine = viewer ? new EngineWithOwnRecipes(engine, em, viewer) : engine;
  const search = new SearchService(foods, ownEngine, recipes, creative, usage, pantryReader);
  const foodChanges = new FoodChanges(em, caller, { foods, jobs });
  return {
    requestId,
    publicAddress: publicUrl ?? (caller.origin || 'http://localhost'),
    callerKey: callerKey(caller),
    address: caller.address,
    cookies,
    accounts,
    sessions: new SessionService(em, caller, mails),
    emails: new EmailService(em, caller, mails),
    recipes,
    recipeIndex: new RecipeIndexService(em, foods, recipes),
    ingredients,
    swaps,
    photos: new PhotoService(em, caller, cookies, { files, imageProcessor }),
    avatars: new AvatarService(em, caller),
    recognition,
    search,
    unlocks: new UnlockService(foods, ownEngine, recipes, pantryReader),
    tonight: new TonightService(em, viewer, { foods, pantry: pantryReader, search }),
    tonightMail: new TonightMailService(em, viewer, mailer.delivery),
    profile: new ProfileService(em, viewer),
    savedRecipes: new SavedRecipeService(em, viewer, recipes),
    ownNotes: new OwnNoteService(em, viewer, recipes),
    ratings: new RatingService(em, caller, recipes),
    dishPhotos: new DishPhotoService(em, caller),
    cooking: new CookingService(em, viewer, recipes, pantry),
    cookingProposal: new CookingProposalService(foods, recipes, swaps, pantryReader),
    collections: new CollectionService(em, viewer, recipes),
    collectionReader: new CollectionReader(em, viewer),
    ownRecipes: new OwnRecipeService(em, caller, foods),
    adminStats: new AdminStatsService(em, caller),
    adminUsers: new AdminUserService(em, caller),
    adminRecipes: new AdminRecipeService(em, caller),
    adminFoods: new AdminFoodService(foodChanges, foods),
    foodList: new FoodListService(caller, foods, popularity),
    unlinkedLines: new UnlinkedLineService(em, caller, { foods, changes: foodChanges }),
    audit: new AuditService(em, caller, foods),
    analytics: new AnalyticsService(em, caller, foods),
    site: new SiteService(em, caller, { model, jobs, signUp, proxy }),
    accountData: new AccountDataService(em, viewer, accounts, kitchenData),
    pantry,
    pantryReader,
    shoppingLists: new ShoppingListService(em, viewer, listRecipes, listReader),
    listReader,
    listRecipes,
    listItems: new ListItemService(em, viewer, foods, listReader, pantry),
    listExport: new ListExportService(em, viewer, listReader, jobs, mailer),
    webImport: new WebImportService(em, viewer, foods, web),
    contentReports: new ContentReportService(em, caller),
    fileImport: new FileImportService(em, viewer, files, jobs),
    cookArchive: new CookArchiveService(em, viewer, files, publicUrl),
  };
}

/** What is stored of a cook besides their account and recipes. */
const kitchenData = async (em: EntityManager, user: string): Promise<Record<string, object>> => ({
  ...(await pantryData(em, user)),
  ...(await listData(em, user)),
  ...(await tonightData(em, user)),
  ...(await importData(em, user)),
});
