import { ApolloLink } from '@apollo/client';
import { useEffect, useEffectEvent } from 'react';
import { tap } from 'rxjs';

/** When the server last answered, by operation and variables, in milliseconds since 1970. */
const answeredAt = new Map<string, number>();

function keyOf(operationName: string | undefined, variables: object): string {
  return `${operationName}:${JSON.stringify(variables)}`;
}

/** Notes that a question has just been answered. */
export function noteAnswered(operationName: string | undefined, variables: object): void {
  answeredAt.set(keyOf(operationName, variables), Date.now());
}

/** A link that notes when each answer came. */
export function noteAnswerTimes(): ApolloLink {
  return new ApolloLink((operation, forward) =>
    forward(operation).pipe(tap(() => noteAnswered(operation.operationName, operation.variables))),
  );
}

/**
 * Refetches a query when it is made again and its last answer is older than `maxAgeMs`; until then the old one is shown. An
 * answer that grows old on the screen is left alone.
 */
export function useRefetchWhenStale(
  operationName: string,
  variables: object,
  maxAgeMs: number,
  refetch: () => Promise<unknown>,
): void {
  const refetchIfStale = useEffectEvent((key: string) => {
    const since = answeredAt.get(key);
    if (since !== undefined && Date.now() - since > maxAgeMs) void refetch();
  });
  const key = keyOf(operationName, variables);
  useEffect(() => refetchIfStale(key), [key]);
}
