import { Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../context.ts';
import type { ContentReport } from './content-report.entity.ts';
import { ContentReportType } from './content-report.types.ts';

@Resolver()
export class ContentReportResolver {
  @Query(() => [ContentReportType], {
    description: 'What the content policy blocked in browsers, the last first, at most 200 kinds.',
  })
  adminContentReports(@Ctx() { contentReports }: RequestContext): Promise<ContentReport[]> {
    return contentReports.list();
  }
}
