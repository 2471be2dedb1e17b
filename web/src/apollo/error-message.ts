import { CombinedGraphQLErrors } from '@apollo/client/errors'

/** The machine-readable code of a failed operation (see docs/error-codes.md), or undefined when no answer came at all. */
export function errorCode(error: unknown): string | undefined {
  if (!CombinedGraphQLErrors.is(error)) return undefined
  const code = error.errors[0]?.extensions?.['code']
  return typeof code === 'string' ? code : undefined
}
