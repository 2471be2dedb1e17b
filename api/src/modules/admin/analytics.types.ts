import { Field, Int, ObjectType } from 'type-graphql';
import type { Analytics } from './analytics.service.ts';
import type { AnalyticsDay, Counted, Latency } from './analytics.sql.ts';

@ObjectType('AnalyticsDay', { description: 'What one day, UTC, saw.' })
class AnalyticsDayType implements AnalyticsDay {
  @Field(() => String, { description: 'Such as `2026-11-21`.' })
  day!: string;

  @Field(() => Int, { description: 'Searches.' })
  searches!: number;

  @Field(() => Int, { description: 'Of these, the creative ones.' })
  creative!: number;

  @Field(() => Int, { description: 'Of these, those that found nothing.' })
  empty!: number;

  @Field(() => Int, { description: 'Recipes that were saved, and are still.' })
  saved!: number;

  @Field(() => Int, { description: 'Recipes that were cooked for the last time.' })
  cooked!: number;

  @Field(() => Int, { description: 'Requests to GraphQL and REST.' })
  calls!: number;

  @Field(() => Int, { description: 'Requests that failed through no fault of the caller.' })
  errors!: number;
}

@ObjectType('Counted', { description: 'Something with how often it came.' })
class CountedType implements Counted {
  @Field(() => String, { description: 'What.' })
  label!: string;

  @Field(() => Int, { description: 'How often.' })
  count!: number;
}

@ObjectType('Latency', { description: 'How long requests took, in milliseconds; null without any.' })
class LatencyType implements Latency {
  @Field(() => Int, { nullable: true, description: 'Half of them took no longer.' })
  p50!: number | null;

  @Field(() => Int, { nullable: true, description: '95 of 100 took no longer.' })
  p95!: number | null;

  @Field(() => Int, { nullable: true, description: '99 of 100 took no longer.' })
  p99!: number | null;
}

@ObjectType('Analytics', { description: 'What cooks did, without who did it.' })
export class AnalyticsType implements Analytics {
  @Field(() => [AnalyticsDayType], { description: 'Every day of the span, the oldest first.' })
  days!: AnalyticsDay[];

  @Field(() => [CountedType], { description: 'Foods that were searched with, the most frequent first.' })
  foods!: Counted[];

  @Field(() => [CountedType], { description: 'Texts that stand for no food we know, once several searches had them.' })
  unknown!: Counted[];

  @Field(() => [CountedType], { description: 'Failures that callers were told, by code.' })
  failures!: Counted[];

  @Field(() => LatencyType, { description: 'How long requests took.' })
  latency!: Latency;
}
