import { defineEntity, p } from '@mikro-orm/core';

const ContentReportSchema = defineEntity({
  name: 'ContentReport',
  tableName: 'content_report',
  properties: {
    /** Hash of what was blocked where and why: the same again is counted. */
    key: p.text().primary(),
    /** Part of the content policy, such as `script-src-elem`. */
    directive: p.text(),
    /** Site, scheme or kind of what was blocked, such as `https://ads.example` or `inline`. */
    blocked: p.text(),
    /** Path of the page. */
    page: p.text(),
    count: p.integer().default(1),
    firstAt: p
      .datetime()
      .defaultRaw('now()')
      .onCreate(() => new Date()),
    lastAt: p
      .datetime()
      .index()
      .defaultRaw('now()')
      .onCreate(() => new Date()),
  },
});

/** Something that browsers say they blocked on our pages. Anyone can send such a report: it is a hint, and never more than text. */
export class ContentReport extends ContentReportSchema.class {}
ContentReportSchema.setClass(ContentReport);
