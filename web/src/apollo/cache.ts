import { InMemoryCache } from '@apollo/client';
import { relayStylePagination } from '@apollo/client/utilities';

/**
 * The client's store. Recipes and foods are kept once, by id, and shared by every card, page and list. Facts about a pair
 * (this recipe for these ingredients) have no id and stay inside their search, so that two searches never mix.
 */
export function createCache(): InMemoryCache {
  return new InMemoryCache({
    typePolicies: {
      Query: {
        fields: {
          searchRecipes: relayStylePagination(['input']),
          recipes: relayStylePagination(['text', 'cuisine', 'meal', 'food', 'maxTime', 'maxIngredients']),
          adminUsers: relayStylePagination(['text', 'sort']),
          adminRecipes: relayStylePagination(['status', 'text']),
          adminFoods: relayStylePagination(['text']),
          adminUnlinkedLines: relayStylePagination(),
          adminNotFoods: { merge: false },
          adminAudit: relayStylePagination(['action', 'actor']),
          adminStats: { merge: true },
          // How much there is, is asked beside what there is, and says nothing of it.
          pantry: relayStylePagination((args) => JSON.stringify([args?.['place'] ?? null, args?.['first'] === 1])),
          pantryHistory: relayStylePagination(),
          catalogue: { merge: true },
        },
      },
      // There is one profile: that of the cook who is signed in.
      Profile: {
        keyFields: [],
        fields: {
          savedRecipes: relayStylePagination(['sort', 'filter']),
          recentRecipes: relayStylePagination(),
          recipes: relayStylePagination(),
        },
      },
      // There is one site.
      SiteSettings: { keyFields: [] },
      AdminFood: { keyFields: ['id'], fields: { allergens: { merge: false }, merged: { merge: false } } },
      AdminStats: { fields: { recipes: { merge: true } } },
      Collection: { keyFields: ['id'], fields: { recipes: relayStylePagination() } },
      User: {
        keyFields: ['id'],
        fields: { household: { merge: true }, sessions: { merge: false }, apiTokens: { merge: false } },
      },
      Recipe: { keyFields: ['id'], fields: { reviews: relayStylePagination() } },
      ShoppingList: { keyFields: ['id'], fields: { items: { merge: false }, shoppedRecipes: { merge: false } } },
      ShoppingListItem: {
        keyFields: ['id'],
        fields: { contributions: { merge: false }, conversions: { merge: false }, recipes: { merge: false } },
      },
      // The same ingredient for other servings is another line to shop for.
      LineToShop: { keyFields: false },
      RecipeIngredient: { keyFields: ['id'] },
      Ingredient: { keyFields: ['id'] },
    },
  });
}
