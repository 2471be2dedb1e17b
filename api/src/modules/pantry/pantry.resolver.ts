import { Arg, Args, Ctx, FieldResolver, Float, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../context.ts';
import { toConnection, type Connection } from '../../graphql/connection.ts';
import type { KnownFood } from '../ingredients/foods/food-knowledge.ts';
import { IngredientType } from '../ingredients/ingredient.types.ts';
import type { Recipe } from '../recipes/recipe.entity.ts';
import { RecipeType } from '../recipes/recipe.types.ts';
import type { RecipeMatch } from '../search/match/recipe-match.ts';
import { RecipeMatchType } from '../search/recipe-match.types.ts';
import { dayOf } from '../../shared/calendar.ts';
import { READING_COST } from './pantry-limits.ts';
import type { PantryChange, PantryItem } from './pantry.entity.ts';
import {
  AddPantryItemsInput,
  PantryArgs,
  PantryChangeIdInput,
  PantryHistoryArgs,
  ReadForPantryArgs,
  RemovePantryItemsInput,
  UpdatePantryItemInput,
} from './pantry-inputs.types.ts';
import {
  PantryChangeConnectionType,
  PantryChangeType,
  PantryItemConnectionType,
  PantryItemPayloadType,
  PantryItemsPayloadType,
  PantryItemType,
  PantryMonthType,
  PantryReadingType,
} from './pantry.types.ts';

@Resolver(() => PantryItemType)
export class PantryResolver {
  @Query(() => PantryItemConnectionType, {
    description: 'What the cook has at home: what is due first, what has run out last.',
  })
  async pantry(
    @Args(() => PantryArgs) { place, due, first, after }: PantryArgs,
    @Ctx() { pantryReader }: RequestContext,
  ): Promise<Connection<PantryItem>> {
    return toConnection(await pantryReader.items({ place, due }, { first, after }));
  }

  @Query(() => PantryChangeConnectionType, {
    description: 'What was done to the pantry in the last 30 days, the latest first.',
  })
  async pantryHistory(
    @Args(() => PantryHistoryArgs) { first, after }: PantryHistoryArgs,
    @Ctx() { pantryReader }: RequestContext,
  ): Promise<Connection<PantryChange>> {
    return toConnection(await pantryReader.history({ first, after }));
  }

  @Query(() => [PantryMonthType], {
    description:
      'What became of the foods, month by month, the latest first: at most 24. What was taken back does not count.',
  })
  pantryMonths(@Ctx() { pantryReader }: RequestContext): Promise<PantryMonthType[]> {
    return pantryReader.months();
  }

  @Query(() => PantryReadingType, {
    complexity: ({ childComplexity }) => childComplexity + READING_COST,
    description:
      'What lines or a receipt would put into a pantry; nothing is stored. A visitor keeps their pantry where they are by it.',
  })
  readForPantry(
    @Args(() => ReadForPantryArgs) asked: ReadForPantryArgs,
    @Ctx() { pantry }: RequestContext,
  ): PantryReadingType {
    return pantry.read(asked);
  }

  @FieldResolver(() => IngredientType, {
    nullable: true,
    description: 'The food; null for other words, and for a leftover.',
  })
  food(@Root() item: PantryItem, @Ctx() { pantryReader }: RequestContext): KnownFood | null {
    return pantryReader.foodOf(item);
  }

  @FieldResolver(() => String, { description: 'What it is called.' })
  name(@Root() item: PantryItem, @Ctx() { pantryReader }: RequestContext): string {
    return pantryReader.nameOf(item);
  }

  @FieldResolver(() => Float, { nullable: true, description: 'The first of `amounts`; null when it is not known.' })
  amount(@Root() { amounts }: PantryItem): number | null {
    return amounts[0]?.amount ?? null;
  }

  @FieldResolver(() => String, { nullable: true, description: 'Of `amount`, singular; null counts pieces.' })
  unit(@Root() { amounts }: PantryItem): string | null {
    return amounts[0]?.unit ?? null;
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether it should be eaten: best before within three days, or opened longer than it keeps.',
  })
  isDue(@Root() item: PantryItem, @Ctx() { pantryReader }: RequestContext): boolean {
    return pantryReader.isDue(item);
  }

  @FieldResolver(() => RecipeType, { nullable: true, description: 'The recipe that it is left of.' })
  leftoverOf(@Root() item: PantryItem, @Ctx() { pantryReader }: RequestContext): Promise<Recipe | null> | null {
    return pantryReader.leftoverOf(item);
  }

  @Mutation(() => PantryItemsPayloadType, {
    description:
      'Puts things into the pantry, from lines, a receipt, a photo or a barcode; the same food twice is one item.',
  })
  addPantryItems(
    @Arg('input', () => AddPantryItemsInput) input: AddPantryItemsInput,
    @Ctx() { pantry }: RequestContext,
  ): Promise<PantryItemsPayloadType> {
    return pantry.add(input);
  }

  @Mutation(() => PantryItemPayloadType, {
    description: 'Sets level, amount, place or dates. CONFLICT brings the item as it is now in `extensions.current`.',
  })
  async updatePantryItem(
    @Arg('input', () => UpdatePantryItemInput) { id, bestBefore, openedAt, ...change }: UpdatePantryItemInput,
    @Ctx() { pantry }: RequestContext,
  ): Promise<PantryItemPayloadType> {
    const days = { bestBefore: bestBefore && dayOf(bestBefore), openedAt: openedAt && dayOf(openedAt) };
    return pantry.update(id, { ...change, ...days });
  }

  @Mutation(() => PantryItemsPayloadType, {
    description: 'Takes items out of the pantry; for 30 days they can be put back.',
  })
  removePantryItems(
    @Arg('input', () => RemovePantryItemsInput) { ids, reason }: RemovePantryItemsInput,
    @Ctx() { pantry }: RequestContext,
  ): Promise<PantryItemsPayloadType> {
    return pantry.remove(ids, reason);
  }

  @Mutation(() => PantryItemsPayloadType, {
    description: 'Takes an act of the last 30 days back; what has happened since stays. Twice is once.',
  })
  undoPantryChange(
    @Arg('input', () => PantryChangeIdInput) { id }: PantryChangeIdInput,
    @Ctx() { pantry }: RequestContext,
  ): Promise<PantryItemsPayloadType> {
    return pantry.undo(id);
  }
}

/** What of a pantry a recipe would use up. */
@Resolver(() => RecipeMatchType)
export class PantryMatchResolver {
  @FieldResolver(() => [PantryItemType], {
    description: "What is due in the cook's pantry and would be used; none for a visitor.",
    // A recipe hardly uses more than two things that are due, and a list is taken to have ten.
    complexity: ({ childComplexity }) => Math.ceil(childComplexity / 5),
  })
  usesDue(@Root() match: RecipeMatch, @Ctx() { pantryReader }: RequestContext): Promise<PantryItem[]> {
    return pantryReader.dueUsedBy(match);
  }
}

/** What an entry of the history says. */
@Resolver(() => PantryChangeType)
export class PantryChangeResolver {
  @FieldResolver(() => [String], { description: 'Names of the items that it touched.' })
  names(@Root() { touched }: PantryChange): string[] {
    return touched.flatMap(({ before, after }) => (after ?? before)?.name ?? []);
  }

  @FieldResolver(() => Boolean, { description: 'Whether it was taken back.' })
  isUndone(@Root() { undoneAt }: PantryChange): boolean {
    return undoneAt !== null && undoneAt !== undefined;
  }
}
