import { Arg, Args, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../context.ts';
import { dayOf } from '../../shared/calendar.ts';
import type { RecipeMatch } from '../search/match/recipe-match.ts';
import { RecipeMatchType } from '../search/recipe-match.types.ts';
import { TONIGHT_COST } from './tonight-limits.ts';
import type { TonightsDish } from './tonight.service.ts';
import {
  kitchenOf,
  SetTonightMailInput,
  SetTonightMailPayloadType,
  TonightArgs,
  TonightMailType,
} from './tonight.types.ts';

@Resolver(() => RecipeMatchType)
export class TonightResolver {
  @Query(() => [RecipeMatchType], {
    description:
      'Dishes for an evening from what is at home, what uses up what is due first: of a cook their pantry, and none that was proposed for another evening of the week; of a visitor what `kitchen` says. Empty where nothing is.',
    complexity: ({ childComplexity }) => childComplexity + TONIGHT_COST,
  })
  tonight(
    @Args(() => TonightArgs) { date, first, not, kitchen }: TonightArgs,
    @Ctx() { tonight }: RequestContext,
  ): Promise<TonightsDish[]> {
    return tonight.tonight({ date: date && dayOf(date), first, not, kitchen: kitchen && kitchenOf(kitchen) });
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'Why it is proposed for tonight: "uses the spinach, due tomorrow · nothing to buy · 25 min"; null anywhere else.',
  })
  reason(@Root() match: RecipeMatch & Partial<Pick<TonightsDish, 'reason'>>): string | null {
    return match.reason ?? null;
  }

  @Query(() => TonightMailType, {
    nullable: true,
    description: 'When the cook is mailed what to cook tonight; null where they did not ask for it.',
  })
  tonightMail(@Ctx() { tonightMail }: RequestContext): Promise<TonightMailType | null> {
    return tonightMail.mine();
  }

  @Mutation(() => SetTonightMailPayloadType, {
    description:
      "Has what to cook tonight mailed to the cook's confirmed address on days when something is due, or no longer.",
  })
  async setTonightMail(
    @Arg('input', () => SetTonightMailInput) input: SetTonightMailInput,
    @Ctx() { tonightMail }: RequestContext,
  ): Promise<SetTonightMailPayloadType> {
    return { tonightMail: await tonightMail.set(input) };
  }
}
