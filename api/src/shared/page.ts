/** Largest page of any list. */
export const PAGE_MAX = 100;

/** A page of a list, as services give it. */
export interface Page<T> {
  nodes: T[];
  /** One opaque place in the list for each node. */
  cursors: string[];
  totalCount: number;
  hasNextPage: boolean;
  hasPreviousPage: boolean;
}
