import { IngredientService } from './modules/ingredients/ingredient.service.ts';
import type { FoodStore } from './modules/ingredients/food-store.ts';
import type { CoverStore } from './modules/recipes/cover/cover-store.ts';
import { RecipeService } from './modules/recipes/recipe.service.ts';
import { AccountDataService } from './modules/profile/account-data.service.ts';
import { CollectionReader } from './modules/profile/collection-reader.ts';
import { CollectionService } from './modules/profile/collection.service.ts';
import { CookingService } from './modules/profile/cooking.service.ts';
import { OwnRecipeService } from './modules/profile/own-recipe.service.ts';
import { ProfileService } from './modules/profile/profile.service.ts';
import { RatingService } from './modules/profile/rating.service.ts';
import { SavedRecipeService } from './modules/profile/saved-recipe.service.ts';
import type { SearchEngine } from './modules/search/search-engine.ts';
import { SearchService } from './modules/search/search.service.ts';
import { AccountService } from './modules/users/account.service.ts';
import { NO_COOKIES, nobody, type Caller, type SessionCookies } from './modules/users/caller.ts';
import { SessionService } from './modules/users/session.service.ts';
import type { Orm } from './db/orm.ts';
import type { Jobs } from './shared/job.ts';
import type { LanguageModel } from './shared/language-model.ts';

/** What lives as long as the process. */
export interface Platform {
  orm: Orm;
  foods: FoodStore;
  engine: SearchEngine;
  covers: CoverStore;
  jobs: Jobs;
  /** The model that `AI_BASE_URL` names; null without one. */
  model: LanguageModel | null;
}

/** What one request works with: the services, over an entity manager and loaders of its own. */
export interface RequestContext {
  requestId: string;
  cookies: SessionCookies;
  accounts: AccountService;
  sessions: SessionService;
  ingredients: IngredientService;
  recipes: RecipeService;
  search: SearchService;
  profile: ProfileService;
  savedRecipes: SavedRecipeService;
  ratings: RatingService;
  cooking: CookingService;
  collections: CollectionService;
  collectionReader: CollectionReader;
  ownRecipes: OwnRecipeService;
  accountData: AccountDataService;
}

/** Builds the services of one request, for whoever asks. */
export function createContext({ orm, foods, engine }: Platform, requestId: string, caller: Caller = nobody(), cookies: SessionCookies = NO_COOKIES): RequestContext {
  const { viewer } = caller;
  const em = orm.em.fork();
  const recipes = new RecipeService(orm.em.fork(), viewer?.id ?? null);
  const accounts = new AccountService(em, caller);
  return {
    requestId,
    cookies,
    accounts,
    sessions: new SessionService(em, caller),
    recipes,
    ingredients: new IngredientService(foods, (food) => engine.popularity(food)),
    search: new SearchService(foods, engine, recipes),
    profile: new ProfileService(em, viewer),
    savedRecipes: new SavedRecipeService(em, viewer, recipes),
    ratings: new RatingService(em, viewer, recipes),
    cooking: new CookingService(em, viewer, recipes),
    collections: new CollectionService(em, viewer, recipes),
    collectionReader: new CollectionReader(em, viewer),
    ownRecipes: new OwnRecipeService(em, viewer, () => foods.names),
    accountData: new AccountDataService(em, viewer, accounts),
  };
}
