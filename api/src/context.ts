import { IngredientService } from './modules/ingredients/ingredient.service.ts';
import type { FoodStore } from './modules/ingredients/food-store.ts';
import type { CoverStore } from './modules/recipes/cover/cover-store.ts';
import { RecipeService } from './modules/recipes/recipe.service.ts';
import type { SearchEngine } from './modules/search/search-engine.ts';
import { SearchService } from './modules/search/search.service.ts';
import type { Orm } from './db/orm.ts';

/** What lives as long as the process. */
export interface Platform {
  orm: Orm;
  foods: FoodStore;
  engine: SearchEngine;
  covers: CoverStore;
}

/** What one request works with: the services, over an entity manager and loaders of its own. */
export interface RequestContext {
  requestId: string;
  ingredients: IngredientService;
  recipes: RecipeService;
  search: SearchService;
}

/** Builds the services of one request. */
export function createContext({ orm, foods, engine }: Platform, requestId: string): RequestContext {
  const recipes = new RecipeService(orm.em.fork());
  return {
    requestId,
    recipes,
    ingredients: new IngredientService(foods, (food) => engine.popularity(food)),
    search: new SearchService(foods, engine, recipes),
  };
}
