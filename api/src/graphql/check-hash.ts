import type { FastifyRequest } from 'fastify';
import { badInput } from '../shared/errors.ts';

/**
 * Refuses a persisted query whose hash is no text: Apollo would write it out, and lists in lists run out of stack.
 * @throws AppError BAD_USER_INPUT
 */
export async function checkHash({ body, query }: FastifyRequest): Promise<void> {
  const extensions = propertyOf(body, 'extensions') ?? read(propertyOf(query, 'extensions'));
  const hash = propertyOf(propertyOf(extensions, 'persistedQuery'), 'sha256Hash');
  if (hash !== undefined && typeof hash !== 'string') throw badInput('The hash of a persisted query is a text.');
}

const propertyOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;

/** What a parameter of the address holds; what is no JSON is told by Apollo. */
function read(text: unknown): unknown {
  try {
    return typeof text === 'string' ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}
