import { Field, ID, InputType, ObjectType } from 'type-graphql';
import type { Recipe } from './recipe.entity.ts';
import { RecipeType } from './recipe.types.ts';

@InputType({ description: 'One recipe.' })
export class RecipeIdInput {
  @Field(() => ID, { description: 'Id or slug; a recipe is deleted and restored by its id alone.' })
  id!: string;
}

@ObjectType('RecipePayload', { description: 'The recipe after the change.' })
export class RecipePayloadType {
  @Field(() => RecipeType, { description: 'The recipe.' })
  recipe!: Recipe;
}
