import { defineEntity, p } from '@mikro-orm/core';
import type { Measure } from '../shared/usage.ts';

const UsageHourSchema = defineEntity({
  name: 'UsageHour',
  tableName: 'usage_hour',
  properties: {
    hour: p.datetime().primary(),
    measure: p.text().$type<Measure>().primary(),
    label: p.text().primary(),
    count: p.integer(),
  },
});

/** How often something happened in an hour, over all processes. */
export class UsageHour extends UsageHourSchema.class {}
UsageHourSchema.setClass(UsageHour);
