import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../context.ts';
import type { Recipe } from '../recipes/recipe.entity.ts';
import { RecipeType } from '../recipes/recipe.types.ts';
import type { ShoppingItem } from './list-items.ts';
import type { LineToShop } from './line-to-shop.ts';
import type { ShoppedRecipe } from './list-reader.ts';
import {
  CreateShoppingListInput,
  ExportShoppingListInput,
  ListRecipeInput,
  RenameShoppingListInput,
  SetAisleOrderInput,
  ShoppingListIdInput,
  ShoppingListRecipeInput,
} from './shopping-list-inputs.types.ts';
import type { ShoppingList } from './shopping-list.entity.ts';
import {
  AisleOrderPayloadType,
  ExportFormat,
  ExportPayloadType,
  LineToShopType,
  ShoppedRecipeType,
  ShoppingListItemType,
  ShoppingListPayloadType,
  ShoppingListType,
} from './shopping-list.types.ts';

@Resolver(() => ShoppingListType)
export class ShoppingListResolver {
  @Query(() => [ShoppingListType], { description: "The cook's own, the newest first." })
  shoppingLists(@Ctx() { listReader }: RequestContext): Promise<ShoppingList[]> {
    return listReader.own();
  }

  @Query(() => ShoppingListType, { nullable: true, description: "A list of the cook's own." })
  shoppingList(
    @Arg('id', () => ID, { description: 'Of the list.' }) id: string,
    @Ctx() { listReader }: RequestContext,
  ): Promise<ShoppingList | null> {
    return listReader.find(id);
  }

  @Query(() => [LineToShopType], {
    description:
      'What a recipe would put on a list, for the cook to choose from; what is in the pantry is not missing.',
  })
  linesToShop(
    @Arg('recipe', () => ListRecipeInput, { description: 'The recipe, for how many, and what the cook has.' })
    recipe: ListRecipeInput,
    @Ctx() { listRecipes }: RequestContext,
  ): Promise<LineToShop[]> {
    return listRecipes.linesToShop(recipe);
  }

  @FieldResolver(() => Int, { description: 'How many items are on it.' })
  async itemCount(@Root() list: ShoppingList, @Ctx() { listReader }: RequestContext): Promise<number> {
    return (await listReader.counts(list)).items;
  }

  @FieldResolver(() => Int, { description: 'How many of the items are ticked.' })
  async checkedCount(@Root() list: ShoppingList, @Ctx() { listReader }: RequestContext): Promise<number> {
    return (await listReader.counts(list)).checked;
  }

  @FieldResolver(() => Int, { description: 'How many recipes it is for.' })
  async recipeCount(@Root() list: ShoppingList, @Ctx() { listReader }: RequestContext): Promise<number> {
    return (await listReader.recipes(list)).length;
  }

  @FieldResolver(() => [ShoppingListItemType], { description: 'In the order of the shop.' })
  items(@Root() list: ShoppingList, @Ctx() { listReader }: RequestContext): Promise<ShoppingItem[]> {
    return listReader.items(list);
  }

  @FieldResolver(() => [RecipeType], { description: 'Those added first first.' })
  async recipes(@Root() list: ShoppingList, @Ctx() { listReader }: RequestContext): Promise<Recipe[]> {
    return (await listReader.recipes(list)).map(({ recipe }) => recipe);
  }

  @FieldResolver(() => [ShoppedRecipeType], { description: 'The recipes with the servings they are shopped for.' })
  shoppedRecipes(@Root() list: ShoppingList, @Ctx() { listReader }: RequestContext): Promise<ShoppedRecipe[]> {
    return listReader.recipes(list);
  }

  @FieldResolver(() => [String], { description: 'Every aisle, in the order of the shop.' })
  aisles(@Ctx() { listReader }: RequestContext): Promise<string[]> {
    return listReader.aisles();
  }

  @Mutation(() => ShoppingListPayloadType, { description: 'Makes a shopping list of recipes.' })
  async createShoppingList(
    @Arg('input', () => CreateShoppingListInput) { name, recipes, idempotencyKey }: CreateShoppingListInput,
    @Ctx() { shoppingLists }: RequestContext,
  ): Promise<ShoppingListPayloadType> {
    return { shoppingList: await shoppingLists.create(name, recipes, idempotencyKey ?? null) };
  }

  @Mutation(() => ShoppingListPayloadType, { description: 'Calls a list something else.' })
  async renameShoppingList(
    @Arg('input', () => RenameShoppingListInput) { id, name }: RenameShoppingListInput,
    @Ctx() { shoppingLists }: RequestContext,
  ): Promise<ShoppingListPayloadType> {
    return { shoppingList: await shoppingLists.rename(id, name) };
  }

  @Mutation(() => ShoppingListPayloadType, { description: 'Deletes a list, which is shown as it was.' })
  async deleteShoppingList(
    @Arg('input', () => ShoppingListIdInput) { id }: ShoppingListIdInput,
    @Ctx() { shoppingLists }: RequestContext,
  ): Promise<ShoppingListPayloadType> {
    return { shoppingList: await shoppingLists.delete(id) };
  }

  @Mutation(() => ShoppingListPayloadType, {
    description: 'Puts a recipe on a list. One that is on it is there for as many servings as now said.',
  })
  async addRecipeToShoppingList(
    @Arg('input', () => ShoppingListRecipeInput) { listId, recipeId, ...how }: ShoppingListRecipeInput,
    @Ctx() { listRecipes }: RequestContext,
  ): Promise<ShoppingListPayloadType> {
    return { shoppingList: await listRecipes.add(listId, { id: recipeId, ...how }) };
  }

  @Mutation(() => ShoppingListPayloadType, {
    description: 'Takes a recipe off: everything else is as if it had never been there.',
  })
  async removeRecipeFromShoppingList(
    @Arg('input', () => ShoppingListRecipeInput) { listId, recipeId }: ShoppingListRecipeInput,
    @Ctx() { listRecipes }: RequestContext,
  ): Promise<ShoppingListPayloadType> {
    return { shoppingList: await listRecipes.remove(listId, recipeId) };
  }

  @Mutation(() => AisleOrderPayloadType, {
    description: 'Sets the order in which the cook walks through the shop, for all lists.',
  })
  async setAisleOrder(
    @Arg('input', () => SetAisleOrderInput) { aisles }: SetAisleOrderInput,
    @Ctx() { shoppingLists }: RequestContext,
  ): Promise<AisleOrderPayloadType> {
    return { aisles: await shoppingLists.setAisleOrder(aisles) };
  }

  @Mutation(() => ExportPayloadType, { description: "Gives a list as CSV, or mails it to the account's own address." })
  async exportShoppingList(
    @Arg('input', () => ExportShoppingListInput) { id, format }: ExportShoppingListInput,
    @Ctx() { listExport }: RequestContext,
  ): Promise<ExportPayloadType> {
    if (format === ExportFormat.EMAIL) return { format, ...(await listExport.mail(id)) };
    return { format, message: 'CSV download started', ...(await listExport.csv(id)) };
  }
}
