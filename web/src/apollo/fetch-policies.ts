/**
 * For what is refetched whenever it is opened. The cached data is shown meanwhile; while it stays open it follows what the cook
 * does, and is not asked for again with every change of it.
 */
export const refreshOnOpen = { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' } as const;
