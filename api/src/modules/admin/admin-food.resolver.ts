import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../context.ts';
import { toConnection, type Connection } from '../../graphql/connection.ts';
import { ALLERGENS } from '../ingredients/dietary.ts';
import type { DietFact } from '../ingredients/food.entity.ts';
import type { Facts, KnownFood, MergedFood } from '../ingredients/foods/food-knowledge.ts';
import {
  AdminFoodArgs,
  CreateFoodInput,
  LinkPhraseInput,
  MergeFoodsInput,
  SetNotFoodInput,
  UndoFoodMergeInput,
  UpdateFoodInput,
} from './admin-food-input.types.ts';
import {
  AdminFoodConnectionType,
  AdminFoodPayloadType,
  AdminFoodType,
  AllergenFactType,
  FoodDiet,
  MergedFoodType,
  RelinkPayloadType,
  UnlinkedPhraseConnectionType,
  UnlinkedPhraseType,
} from './admin-food.types.ts';
import { AdminPageArgs } from './admin-input.types.ts';
import { AllergenState, type AllergenFact } from './food-input.ts';
import type { UnlinkedPhrase } from './unlinked-line.sql.ts';

@Resolver(() => AdminFoodType)
export class AdminFoodResolver {
  @Query(() => AdminFoodConnectionType, { description: 'The foods, by name.' })
  adminFoods(
    @Args(() => AdminFoodArgs) args: AdminFoodArgs,
    @Ctx() { foodList }: RequestContext,
  ): Connection<KnownFood> {
    return toConnection(foodList.list(args.text, args));
  }

  @Query(() => AdminFoodType, { description: 'One food.' })
  adminFood(
    @Arg('id', () => ID, { description: 'Of the food.' }) id: string,
    @Ctx() { foodList }: RequestContext,
  ): KnownFood {
    return foodList.get(id);
  }

  @Query(() => [String], { description: 'The categories that foods are in.' })
  adminFoodCategories(@Ctx() { foodList }: RequestContext): string[] {
    return foodList.categories();
  }

  @FieldResolver(() => String, { description: 'Address of a small picture.' })
  thumbnail(@Root() food: KnownFood, @Ctx() { ingredients }: RequestContext): string {
    return ingredients.pictureOf(food);
  }

  @FieldResolver(() => [String], { description: 'Other words for it, without those it has by a merge.' })
  aliases(@Root() food: KnownFood, @Ctx() { foodList }: RequestContext): string[] {
    return foodList.aliasesOf(food);
  }

  @FieldResolver(() => AdminFoodType, { nullable: true, description: 'The food it is a kind of.' })
  parent(@Root() food: KnownFood, @Ctx() { foodList }: RequestContext): KnownFood | null {
    return foodList.parentOf(food);
  }

  @FieldResolver(() => FoodDiet, { description: 'What holds: its own, or the food above.' })
  diet(@Root() food: KnownFood): DietFact {
    return food.diet;
  }

  @FieldResolver(() => Boolean, { description: 'Whether it states its diet itself.' })
  hasOwnDiet(@Root() food: KnownFood, @Ctx() { foodList }: RequestContext): boolean {
    return foodList.stated(food).diet !== null;
  }

  @FieldResolver(() => AdminFoodType, {
    nullable: true,
    description: 'The food above whose diet it has, or would have.',
  })
  dietFrom(@Root() food: KnownFood, @Ctx() { foodList }: RequestContext): KnownFood | null {
    return foodList.inheritance(food).dietFrom;
  }

  @FieldResolver(() => [AllergenFactType], {
    description: 'What holds of each allergen: its own, or the food above.',
  })
  allergens(@Root() food: KnownFood): AllergenFact[] {
    return allergenFacts(food);
  }

  @FieldResolver(() => Boolean, { description: 'Whether it states its allergens itself; it then states all of them.' })
  hasOwnAllergens(@Root() food: KnownFood, @Ctx() { foodList }: RequestContext): boolean {
    const { contains, unsure } = foodList.stated(food);
    return contains !== null || unsure !== null;
  }

  @FieldResolver(() => AdminFoodType, {
    nullable: true,
    description: 'The food above whose allergens it has, or would have.',
  })
  allergensFrom(@Root() food: KnownFood, @Ctx() { foodList }: RequestContext): KnownFood | null {
    return foodList.inheritance(food).allergensFrom;
  }

  @FieldResolver(() => Int, { description: 'How many foods are kinds of it.' })
  kinds(@Root() food: KnownFood, @Ctx() { foodList }: RequestContext): number {
    return foodList.kindsOf(food);
  }

  @FieldResolver(() => Int, { description: 'In how many published recipes it is needed.' })
  recipes(@Root() food: KnownFood, @Ctx() { foodList }: RequestContext): number {
    return foodList.recipesWith(food);
  }

  @FieldResolver(() => [MergedFoodType], { description: 'The foods that were merged with it.' })
  merged(@Root() food: KnownFood, @Ctx() { foodList }: RequestContext): readonly MergedFood[] {
    return foodList.mergedWith(food);
  }

  @Mutation(() => AdminFoodPayloadType, { description: 'Corrects what is said of a food.' })
  updateFood(
    @Arg('input', () => UpdateFoodInput) { id, isConfirmed, ...said }: UpdateFoodInput,
    @Ctx() { adminFoods }: RequestContext,
  ): Promise<AdminFoodPayloadType> {
    return adminFoods.edit(id, said, isConfirmed);
  }

  @Mutation(() => AdminFoodPayloadType, { description: 'Makes a food.' })
  createFood(
    @Arg('input', () => CreateFoodInput) input: CreateFoodInput,
    @Ctx() { adminFoods }: RequestContext,
  ): Promise<AdminFoodPayloadType> {
    return adminFoods.create(input);
  }

  @Mutation(() => AdminFoodPayloadType, {
    description: 'Merges a food with another, which goes by all its names from now on.',
  })
  mergeFoods(
    @Arg('input', () => MergeFoodsInput) { id, intoId, isConfirmed }: MergeFoodsInput,
    @Ctx() { adminFoods }: RequestContext,
  ): Promise<AdminFoodPayloadType> {
    return adminFoods.merge(id, intoId, isConfirmed);
  }

  @Mutation(() => AdminFoodPayloadType, { description: 'Takes a merge back.' })
  undoFoodMerge(
    @Arg('input', () => UndoFoodMergeInput) { id }: UndoFoodMergeInput,
    @Ctx() { adminFoods }: RequestContext,
  ): Promise<AdminFoodPayloadType> {
    return adminFoods.undoMerge(id);
  }
}

@Resolver(() => UnlinkedPhraseType)
export class UnlinkedLineResolver {
  @Query(() => UnlinkedPhraseConnectionType, {
    description: 'Words in recipe lines that no food was found for, the most frequent first.',
  })
  async adminUnlinkedLines(
    @Args(() => AdminPageArgs) args: AdminPageArgs,
    @Ctx() { unlinkedLines }: RequestContext,
  ): Promise<Connection<UnlinkedPhrase>> {
    return toConnection(await unlinkedLines.list(args));
  }

  @Query(() => [String], { description: 'Words that stand for nothing to eat, as admins have said.' })
  adminNotFoods(@Ctx() { unlinkedLines }: RequestContext): readonly string[] {
    return unlinkedLines.notFoods();
  }

  @FieldResolver(() => [AdminFoodType], { description: 'Foods that they may mean, the likeliest first.' })
  suggestions(@Root() phrase: UnlinkedPhrase, @Ctx() { unlinkedLines }: RequestContext): KnownFood[] {
    return unlinkedLines.suggestions(phrase);
  }

  @Mutation(() => RelinkPayloadType, {
    description: 'Makes words another name of a food, and links the lines that have them.',
  })
  async linkPhrase(
    @Arg('input', () => LinkPhraseInput) { phrase, foodId }: LinkPhraseInput,
    @Ctx() { unlinkedLines }: RequestContext,
  ): Promise<RelinkPayloadType> {
    return { recipes: await unlinkedLines.link(phrase, foodId ?? null) };
  }

  @Mutation(() => RelinkPayloadType, {
    description: 'Says that words stand for nothing to eat, or that they do after all.',
  })
  async setNotFood(
    @Arg('input', () => SetNotFoodInput) { phrase, isNotFood }: SetNotFoodInput,
    @Ctx() { unlinkedLines }: RequestContext,
  ): Promise<RelinkPayloadType> {
    return { recipes: await unlinkedLines.setNotFood(phrase, isNotFood) };
  }
}

function allergenFacts({ contains, unsure }: Facts): AllergenFact[] {
  return ALLERGENS.map((allergen) => ({
    allergen,
    state: contains.includes(allergen)
      ? AllergenState.CONTAINS
      : unsure.includes(allergen)
        ? AllergenState.POSSIBLE
        : AllergenState.FREE,
  }));
}
