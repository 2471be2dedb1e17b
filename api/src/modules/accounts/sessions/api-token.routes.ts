import { z } from 'zod';
import { listReply } from '../../../rest/list-range.ts';
import { defineRoute } from '../../../rest/route.ts';
import { created, deleted, idempotencyHeaders } from '../../../rest/writes.ts';
import { present } from '../../../shared/present.ts';
import { TokenScope } from '../../users/user-enums.ts';
import type { ApiToken } from './session.entity.ts';

const scope = z.enum(TokenScope, 'scopes must be read and write.');

const newToken = z
  .object(
    {
      name: z.string('name must be a text.').describe('For its owner to know it again; at most 80 characters.'),
      scopes: z.array(scope, 'scopes must be a list.').default([TokenScope.READ]).describe('What it may do.'),
      expiresInDays: z.int('expiresInDays must be a whole number.').default(90).describe('1 to 366.'),
    },
    'Send a JSON object with the name.',
  )
  .meta({ examples: [{ name: 'Kitchen display', scopes: ['read'], expiresInDays: 90 }] });

const apiToken = z
  .object({
    id: z.string(),
    name: z.string(),
    prefix: z.string().describe('How the token begins.'),
    scopes: z.array(scope),
    createdAt: z.iso.datetime(),
    expiresAt: z.iso.datetime().describe('When it ends by itself.'),
    lastUsedAt: z.iso.datetime().optional().describe('Right to the hour; left out before it is used.'),
  })
  .meta({ id: 'ApiToken' });

const madeToken = apiToken
  .extend({ secret: z.string().optional().describe('The token itself, told once, when it is made.') })
  .meta({ id: 'NewApiToken' });

export const apiTokenRoutes = [
  defineRoute({
    method: 'GET',
    path: '/profile/api-tokens',
    summary: "The cook's API tokens, expired ones too, the newest first.",
    needs: 'browser',
    isCounted: true,
    answers: { 200: z.array(apiToken) },
    handle: async ({ sessions }) => {
      const tokens = await sessions.apiTokens();
      return listReply(tokens.map(restToken), tokens.length);
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/profile/api-tokens',
    summary: 'Makes an API token; needs the password of the last ten minutes.',
    needs: 'browser',
    body: newToken,
    headers: idempotencyHeaders('gives the token made before, without its secret'),
    answers: { 201: madeToken },
    handle: async ({ sessions }, { body, headers }) => {
      const made = await sessions.createApiToken({ ...body, idempotencyKey: headers['idempotency-key'] ?? null });
      const shown = { ...restToken(made.apiToken), ...present({ secret: made.secret }) };
      return created(`/profile/api-tokens/${made.apiToken.id}`, shown);
    },
  }),
  defineRoute({
    method: 'DELETE',
    path: '/profile/api-tokens/:tokenId',
    summary: 'Ends an API token at once.',
    needs: 'browser',
    params: z.object({ tokenId: z.string().describe('Id of an API token.') }),
    answers: { 200: deleted },
    handle: async ({ sessions }, { params }) => ({ id: (await sessions.revokeApiToken(params.tokenId)).id }),
  }),
];

function restToken({
  id,
  name,
  prefix,
  scopes,
  createdAt,
  expiresAt,
  lastUsedAt,
}: ApiToken): z.output<typeof apiToken> {
  return {
    id,
    name,
    prefix,
    scopes,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    ...present({ lastUsedAt: lastUsedAt?.toISOString() }),
  };
}
