import { Field, Float, ID, InputType, Int } from 'type-graphql';
import type { ItemChange, RecipeToShop } from './list-input.ts';
import { RecipeSwapInput } from '../recipes/recipe.types.ts';
import { ExportFormat } from './shopping-list.types.ts';

@InputType({ description: 'A recipe to shop for.' })
export class ListRecipeInput implements RecipeToShop {
  @Field(() => ID, { description: 'Id or slug.' })
  id!: string;

  @Field(() => Int, { nullable: true, description: '1 to 100; as many as the recipe is for unless given.' })
  servings?: number | null;

  @Field(() => [String], {
    nullable: true,
    description: 'What the cook has: only the rest is put on the list. Everything unless given.',
  })
  have?: string[] | null;

  @Field(() => [RecipeSwapInput], {
    nullable: true,
    description: 'What the cook takes in the place of some ingredients: that is shopped for.',
  })
  swaps?: RecipeSwapInput[] | null;

  @Field(() => [ID], {
    nullable: true,
    description:
      'Ids of the ingredients that are put on the list, as `linesToShop` tells them; as many as `have` leaves unless given.',
  })
  lines?: string[] | null;
}

@InputType({ description: 'A list to make.' })
export class CreateShoppingListInput {
  @Field(() => String, { description: 'At most 120 characters.' })
  name!: string;

  @Field(() => [ListRecipeInput], { defaultValue: [], description: 'Recipes to shop for, at most 100.' })
  recipes!: ListRecipeInput[];

  @Field(() => String, {
    nullable: true,
    description: 'Sent again with the same input within a day, it gives the list that it made before.',
  })
  idempotencyKey?: string | null;
}

@InputType({ description: 'A list and its new name.' })
export class RenameShoppingListInput {
  @Field(() => ID, { description: 'Of the list.' })
  id!: string;

  @Field(() => String, { description: 'At most 120 characters.' })
  name!: string;
}

@InputType({ description: 'One list.' })
export class ShoppingListIdInput {
  @Field(() => ID, { description: 'Of the list.' })
  id!: string;
}

@InputType({ description: 'A list and a recipe.' })
export class ShoppingListRecipeInput {
  @Field(() => ID, { description: 'Of the list.' })
  listId!: string;

  @Field(() => ID, { description: 'Id or slug.' })
  recipeId!: string;

  @Field(() => Int, {
    nullable: true,
    description: '1 to 100; as many as the recipe is for unless given. Of no use when it is taken off.',
  })
  servings?: number | null;

  @Field(() => [String], {
    nullable: true,
    description: 'What the cook has: only the rest is put on the list. Everything unless given.',
  })
  have?: string[] | null;

  @Field(() => [RecipeSwapInput], {
    nullable: true,
    description: 'What the cook takes in the place of some ingredients: that is shopped for.',
  })
  swaps?: RecipeSwapInput[] | null;

  @Field(() => [ID], {
    nullable: true,
    description:
      'Ids of the ingredients that are put on the list, as `linesToShop` tells them; as many as `have` leaves unless given.',
  })
  lines?: string[] | null;
}

@InputType({ description: 'What to add to a list.' })
export class AddShoppingListItemInput {
  @Field(() => ID, { description: 'Of the list.' })
  listId!: string;

  @Field(() => String, { description: 'As one would write it down: "2 cans of tomatoes". At most 200 characters.' })
  text!: string;

  @Field(() => ID, {
    nullable: true,
    description: 'A fresh UUID: sent again it adds nothing, and the item goes by it too.',
  })
  id?: string | null;
}

@InputType({ description: 'What is left out stays as it is.' })
export class UpdateShoppingListItemInput implements ItemChange {
  @Field(() => ID, { description: 'Of the item.' })
  id!: string;

  @Field(() => Float, { nullable: true, description: 'Above 0; null takes the amount away.' })
  amount?: number | null;

  @Field(() => String, { nullable: true, description: 'null counts pieces.' })
  unit?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether it is in the basket.' })
  isChecked?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Takes amount and unit set by hand back: the sum counts again.',
  })
  useSum?: boolean | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The version that a change of amount or unit is meant for; another one is a conflict.',
  })
  version?: number | null;
}

@InputType({ description: 'One item of a list.' })
export class ShoppingListItemIdInput {
  @Field(() => ID, { description: 'Of the item, or the one that was given with the typed text.' })
  id!: string;
}

@InputType({ description: 'The way through the shop.' })
export class SetAisleOrderInput {
  @Field(() => [String], { description: 'Aisles that are left out follow.' })
  aisles!: string[];
}

@InputType({ description: 'A list to take out.' })
export class ExportShoppingListInput {
  @Field(() => ID, { description: 'Of the list.' })
  id!: string;

  @Field(() => ExportFormat, { description: 'As what.' })
  format!: ExportFormat;
}
