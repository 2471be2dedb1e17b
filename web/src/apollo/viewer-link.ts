import { ApolloLink } from '@apollo/client';
import { VIEWER } from './viewer.tsx';

const HEADER = 'larder-viewer';

/** Context of a mutation that concerns the cook signed in in this browser, also where this page does not know them. */
export const forAnybody = { forAnybody: true };

/** A link that says for whom the cook acts, so that a page that was left open changes nothing of one who has signed in since. */
export function nameViewer(): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const viewer =
      operation.operationType === 'mutation' ? operation.client.readQuery({ query: VIEWER })?.viewer : undefined;
    if (viewer)
      operation.setContext(({ headers, forAnybody: isForAnybody }) =>
        isForAnybody ? {} : { headers: { ...headers, [HEADER]: viewer.id } },
      );
    return forward(operation);
  });
}

/** Id of the cook for whom a mutation was sent; null for a visitor. */
export function actorOf(operation: ApolloLink.Operation): string | null {
  const { headers } = operation.getContext() as { headers?: Record<string, string> };
  return headers?.[HEADER] ?? null;
}
