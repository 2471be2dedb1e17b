import { GraphQLError } from 'graphql';

/** Deepest nesting of what the variables of an operation may hold; inputs of the schema have a few levels. */
const DEPTH_MAX = 32;

/**
 * Refuses variables that are nested deeper than any input: graphql-js follows them by recursion, and would run out of stack.
 * @throws GraphQLError BAD_USER_INPUT with status 400
 */
export function checkVariableDepth(variables: Readonly<Record<string, unknown>>): void {
  let level: unknown[] = Object.values(variables);
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEPTH_MAX)
      throw new GraphQLError(
        `The variables are nested more than ${DEPTH_MAX} levels deep. No input of Larder has so many.`,
        {
          extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } },
        },
      );
    level = level.flatMap((value) => (typeof value === 'object' && value !== null ? Object.values(value) : []));
  }
}
