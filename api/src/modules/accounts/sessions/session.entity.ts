import { randomUUID } from 'node:crypto';
import { defineEntity, p } from '@mikro-orm/core';
import type { TokenScope } from '../../users/user-enums.ts';
import { User } from '../../users/user.entity.ts';

const SessionSchema = defineEntity({
  name: 'Session',
  tableName: 'session',
  properties: {
    id: p
      .text()
      .primary()
      .onCreate(() => randomUUID()),
    user: () => p.manyToOne(User).mapToPk().index().deleteRule('cascade'),
    /** Of the secret in the cookie, which is stored nowhere. */
    secretHash: p.text().unique().hidden(),
    /** What the browser calls itself. */
    userAgent: p.text().nullable(),
    createdAt: p
      .datetime()
      .defaultRaw('now()')
      .onCreate(() => new Date()),
    /** Right to the hour: not every request writes. */
    lastUsedAt: p
      .datetime()
      .defaultRaw('now()')
      .onCreate(() => new Date()),
    /** When the cook last gave their password here. */
    confirmedAt: p
      .datetime()
      .defaultRaw('now()')
      .onCreate(() => new Date()),
  },
});

/** A browser in which a cook is signed in. */
export class Session extends SessionSchema.class {}
SessionSchema.setClass(Session);

const ApiTokenSchema = defineEntity({
  name: 'ApiToken',
  tableName: 'api_token',
  properties: {
    id: p
      .text()
      .primary()
      .onCreate(() => randomUUID()),
    user: () => p.manyToOne(User).mapToPk().index().deleteRule('cascade'),
    name: p.text(),
    /** The beginning of the token, so that its owner knows it again. */
    prefix: p.text(),
    secretHash: p.text().unique().hidden(),
    scopes: p.array().$type<TokenScope[]>(),
    createdAt: p
      .datetime()
      .defaultRaw('now()')
      .onCreate(() => new Date()),
    expiresAt: p.datetime(),
    /** Right to the hour. */
    lastUsedAt: p.datetime().nullable(),
  },
});

/** A key with which a program acts for a cook. */
export class ApiToken extends ApiTokenSchema.class {}
ApiTokenSchema.setClass(ApiToken);

const KnownDeviceSchema = defineEntity({
  name: 'KnownDevice',
  tableName: 'known_device',
  properties: {
    secretHash: p.text().primary(),
    user: () => p.manyToOne(User).index().deleteRule('cascade'),
    createdAt: p
      .datetime()
      .defaultRaw('now()')
      .onCreate(() => new Date()),
  },
});

/** A browser in which a cook has signed in before: guesses made elsewhere never lock it out. It opens nothing by itself. */
export class KnownDevice extends KnownDeviceSchema.class {}
KnownDeviceSchema.setClass(KnownDevice);
