import { ArgsType, Field, Int } from 'type-graphql';
import type { PageRange } from '../shared/list-pages.ts';

/** The arguments of a list. */
@ArgsType()
export class PageArgs implements PageRange {
  @Field(() => Int, { defaultValue: 24, description: '1 to 100.' })
  first!: number;

  @Field(() => String, { nullable: true, defaultValue: null, description: 'Cursor of the item to go on after.' })
  after!: string | null;
}
