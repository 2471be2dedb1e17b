import { z } from 'zod';
import { RouteReply } from './route.ts';

/**
 * What was made, and where it is from now on.
 * @param path below `/api`
 */
export const created = (path: string, body: unknown): RouteReply =>
  new RouteReply(201, body, { location: `/api${path}` });

/** What is left of something that was deleted. */
export const deleted = z.object({ id: z.string() }).meta({ id: 'Deleted' });

/**
 * The headers of a call that makes something once for each key.
 * @param again what the call does where it is sent again, as the sentence goes on
 */
export const idempotencyHeaders = (again: string) =>
  z.object({
    'idempotency-key': z.string().optional().describe(`Sent again with the same input within a day, it ${again}.`),
  });
