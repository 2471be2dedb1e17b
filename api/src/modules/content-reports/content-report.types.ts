import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Int, ObjectType } from 'type-graphql';
import type { ContentReport } from './content-report.entity.ts';

@ObjectType('ContentReport', {
  description:
    'Something that browsers say the content policy of our pages blocked. Anyone can send that: it is a hint.',
})
export class ContentReportType implements Omit<ContentReport, 'key'> {
  @Field(() => String, { description: 'Part of the policy, such as `script-src-elem`.' })
  directive!: string;

  @Field(() => String, { description: 'Site or kind of what was blocked, such as `https://ads.example` or `inline`.' })
  blocked!: string;

  @Field(() => String, { description: 'Path of the page.' })
  page!: string;

  @Field(() => Int, { description: 'How often it was reported.' })
  count!: number;

  @Field(() => GraphQLDateTime, { description: 'When it was reported first.' })
  firstAt!: Date;

  @Field(() => GraphQLDateTime, { description: 'When it was reported last.' })
  lastAt!: Date;
}
