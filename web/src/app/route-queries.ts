import type { OperationVariables } from '@apollo/client';
import type { DocumentNode } from 'graphql';

/** The address of a page: its path, what stands in the places of the path that have a name, and its query. */
export interface RouteAddress {
  pathname: string;
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
}

/** A query with what it asks for. */
export interface RouteQuery {
  query: DocumentNode;
  variables?: OperationVariables;
  /** Who is asked for it on the server; everyone unless given. */
  for?: 'cook' | 'visitor';
}

/** What a page asks when it is come to. */
export type RouteQueries = (address: RouteAddress) => RouteQuery[];
