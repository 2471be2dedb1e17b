import 'reflect-metadata';
import './enums.ts';
import { buildSchemaSync } from 'type-graphql';
import type { GraphQLSchema } from 'graphql';
import { IngredientResolver } from '../modules/ingredients/ingredient.resolver.ts';
import { RecipeIngredientResolver, RecipeResolver } from '../modules/recipes/recipe.resolver.ts';
import { SearchResolver } from '../modules/search/search.resolver.ts';

/** The whole GraphQL schema; inputs are validated by the services, which both doors share. */
export function buildGraphQLSchema(): GraphQLSchema {
  return buildSchemaSync({ resolvers: [IngredientResolver, RecipeResolver, RecipeIngredientResolver, SearchResolver], validate: false });
}
