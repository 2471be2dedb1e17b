import { defineEntity, p } from '@mikro-orm/core';

const SettingSchema = defineEntity({
  name: 'Setting',
  tableName: 'setting',
  properties: {
    key: p.text().primary(),
    value: p.json<unknown>(),
    updatedAt: p
      .datetime()
      .defaultRaw('now()')
      .onCreate(() => new Date())
      .onUpdate(() => new Date()),
  },
});

/** A value that the product keeps about itself, such as which version of the catalogue was loaded. */
export class Setting extends SettingSchema.class {}
SettingSchema.setClass(Setting);
