import { Arg, Ctx, FieldResolver, Float, Mutation, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../context.ts';
import type { KnownFood } from '../ingredients/foods/food-knowledge.ts';
import { IngredientType } from '../ingredients/ingredient.types.ts';
import type { Recipe } from '../recipes/recipe.entity.ts';
import { RecipeType } from '../recipes/recipe.types.ts';
import { wantedText } from './item-text.ts';
import type { ChangedItem, PutAway } from './list-item.service.ts';
import type { ShoppingItem } from './list-items.ts';
import {
  AddShoppingListItemInput,
  ShoppingListIdInput,
  ShoppingListItemIdInput,
  UpdateShoppingListItemInput,
} from './shopping-list-inputs.types.ts';
import {
  PutAwayPayloadType,
  ShoppingListItemPayloadType,
  ShoppingListItemType,
  ShoppingListPayloadType,
} from './shopping-list.types.ts';

@Resolver(() => ShoppingListItemType)
export class ShoppingListItemResolver {
  @FieldResolver(() => Float, {
    nullable: true,
    description: 'The first of `amounts`; null when nothing says how much.',
  })
  totalAmount(@Root() { amounts }: ShoppingItem): number | null {
    return amounts[0]?.amount ?? null;
  }

  @FieldResolver(() => String, { nullable: true, description: 'Of `totalAmount`, singular; null counts pieces.' })
  unit(@Root() { amounts }: ShoppingItem): string | null {
    return amounts[0]?.unit ?? null;
  }

  @FieldResolver(() => String, {
    description: 'What to buy, in words: "250 g + 2 bunches"; empty when nothing says how much.',
  })
  amountText(@Root() item: ShoppingItem): string {
    return wantedText(item);
  }

  @FieldResolver(() => String, { description: 'What the contributions add up to, in words.' })
  sumText(@Root() { sum, isOpenEnded }: ShoppingItem): string {
    return wantedText({ amounts: sum, isOpenEnded });
  }

  @FieldResolver(() => [RecipeType], { description: 'The recipes it is wanted for.' })
  recipes(@Root() item: ShoppingItem, @Ctx() { listReader }: RequestContext): Promise<Recipe[]> {
    return listReader.recipesOf(item);
  }

  @FieldResolver(() => IngredientType, { nullable: true, description: 'The food; null for what is none.' })
  ingredient(@Root() { food }: ShoppingItem): KnownFood | null {
    return food;
  }

  @FieldResolver(() => String, { nullable: true, description: 'Address of a small picture.' })
  thumbnail(@Root() { food }: ShoppingItem, @Ctx() { ingredients }: RequestContext): string | null {
    return food && ingredients.pictureOf(food);
  }

  @Mutation(() => ShoppingListItemPayloadType, { description: 'Adds what was typed to the line of its food.' })
  addShoppingListItem(
    @Arg('input', () => AddShoppingListItemInput) { listId, text, id }: AddShoppingListItemInput,
    @Ctx() { listItems }: RequestContext,
  ): Promise<ChangedItem> {
    return listItems.add(listId, text, id ?? null);
  }

  @Mutation(() => ShoppingListItemPayloadType, {
    description: 'Sets amount, unit or tick. CONFLICT brings the item as it is now in `extensions.current`.',
  })
  updateShoppingListItem(
    @Arg('input', () => UpdateShoppingListItemInput) { id, ...change }: UpdateShoppingListItemInput,
    @Ctx() { listItems }: RequestContext,
  ): Promise<ChangedItem> {
    return listItems.update(id, change);
  }

  @Mutation(() => ShoppingListPayloadType, { description: 'Takes an item off; for a day it can be put back.' })
  async deleteShoppingListItem(
    @Arg('input', () => ShoppingListItemIdInput) { id }: ShoppingListItemIdInput,
    @Ctx() { listItems }: RequestContext,
  ): Promise<ShoppingListPayloadType> {
    return { shoppingList: await listItems.delete(id) };
  }

  @Mutation(() => PutAwayPayloadType, {
    description: 'Puts what is ticked into the pantry and takes it off the list, in one act.',
  })
  putListAway(
    @Arg('input', () => ShoppingListIdInput) { id }: ShoppingListIdInput,
    @Ctx() { listItems }: RequestContext,
  ): Promise<PutAway> {
    return listItems.putAway(id);
  }

  @Mutation(() => ShoppingListItemPayloadType, { description: 'Puts back what was taken off, as it was.' })
  restoreShoppingListItem(
    @Arg('input', () => ShoppingListItemIdInput) { id }: ShoppingListItemIdInput,
    @Ctx() { listItems }: RequestContext,
  ): Promise<ChangedItem> {
    return listItems.restore(id);
  }
}
