import 'reflect-metadata';
import './enums.ts';
import { describeSchema } from './describe-schema.ts';
import { buildSchemaSync, getMetadataStorage } from 'type-graphql';
import type { GraphQLSchema } from 'graphql';
import { IngredientResolver } from '../modules/ingredients/ingredient.resolver.ts';
import { InstructionResolver, RecipeIngredientResolver, RecipeResolver } from '../modules/recipes/recipe.resolver.ts';
import { PhotoResolver, RecognizedIngredientResolver } from '../modules/photos/photo.resolver.ts';
import { CollectionResolver, RecipeCollectionsResolver } from '../modules/collections/collection.resolver.ts';
import { OwnRecipeResolver } from '../modules/own-recipes/own-recipe.resolver.ts';
import { ReadLineResolver } from '../modules/own-recipes/read-line.resolver.ts';
import { ProfileResolver } from '../modules/profile/profile.resolver.ts';
import { SavedRecipeResolver } from '../modules/saved-recipes/saved-recipe.resolver.ts';
import { OwnNoteResolver } from '../modules/own-notes/own-note.resolver.ts';
import { RatingPhotoResolver, RatingResolver } from '../modules/ratings/rating.resolver.ts';
import {
  AdminDishPhotoPictureResolver,
  DishPhotoPictureResolver,
  DishPhotoResolver,
  RecipeDishPhotoResolver,
} from '../modules/ratings/dish-photo.resolver.ts';
import { CookingResolver, EnoughForResolver, MarkedCookedResolver } from '../modules/cooking/cooking.resolver.ts';
import { SearchPageResolver, SearchResolver } from '../modules/search/search.resolver.ts';
import { SessionResolver } from '../modules/accounts/sessions/session.resolver.ts';
import { AdminFoodResolver, UnlinkedLineResolver } from '../modules/admin/admin-food.resolver.ts';
import {
  AdminRecipeResolver,
  AdminResolver,
  AdminUserResolver,
  RecipeReviewResolver,
} from '../modules/admin/admin.resolver.ts';
import { SiteResolver } from '../modules/admin/site.resolver.ts';
import { ImportResolver, ProposedLineResolver } from '../modules/imports/import.resolver.ts';
import { ShoppingListItemResolver } from '../modules/shopping-lists/shopping-list-item.resolver.ts';
import { ShoppingListResolver } from '../modules/shopping-lists/shopping-list.resolver.ts';
import { ContentReportResolver } from '../modules/content-reports/content-report.resolver.ts';
import { NodeResolver } from './node.resolver.ts';
import { EmailResolver } from '../modules/accounts/mail/email.resolver.ts';
import { PantryChangeResolver, PantryMatchResolver, PantryResolver } from '../modules/pantry/pantry.resolver.ts';
import { TonightResolver } from '../modules/tonight/tonight.resolver.ts';
import { UserResolver } from '../modules/accounts/user.resolver.ts';

/** The whole GraphQL schema; inputs are validated by the services, which both transports share. */
export function buildGraphQLSchema(): GraphQLSchema {
  readPropertiesPlainly();
  return describeSchema(
    buildSchemaSync({
      resolvers: [
        UserResolver,
        ContentReportResolver,
        NodeResolver,
        EmailResolver,
        SessionResolver,
        IngredientResolver,
        RecipeResolver,
        InstructionResolver,
        RecipeIngredientResolver,
        SearchResolver,
        SearchPageResolver,
        PhotoResolver,
        RecognizedIngredientResolver,
        ProfileResolver,
        SavedRecipeResolver,
        OwnNoteResolver,
        RatingResolver,
        RatingPhotoResolver,
        RecipeDishPhotoResolver,
        DishPhotoResolver,
        DishPhotoPictureResolver,
        AdminDishPhotoPictureResolver,
        CookingResolver,
        EnoughForResolver,
        MarkedCookedResolver,
        RecipeCollectionsResolver,
        CollectionResolver,
        OwnRecipeResolver,
        ReadLineResolver,
        AdminResolver,
        AdminUserResolver,
        AdminRecipeResolver,
        RecipeReviewResolver,
        AdminFoodResolver,
        UnlinkedLineResolver,
        SiteResolver,
        PantryResolver,
        PantryChangeResolver,
        PantryMatchResolver,
        TonightResolver,
        ShoppingListResolver,
        ShoppingListItemResolver,
        ImportResolver,
        ProposedLineResolver,
      ],
      validate: false,
    }),
  );
}

/** Lets GraphQL itself read a field that is nothing but a property: type-graphql's layers would double the time of a long list. */
function readPropertiesPlainly(): void {
  for (const field of getMetadataStorage().fields) field.simple ??= field.name === field.schemaName;
}
