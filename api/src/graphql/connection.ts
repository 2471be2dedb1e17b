import { type ClassType, Field, Int, ObjectType } from 'type-graphql';
import type { Page } from '../shared/page.ts';

@ObjectType('PageInfo', { description: 'Where a page stands in its list.' })
export class PageInfoType {
  @Field(() => Boolean, { description: 'Whether the list goes on after this page.' })
  hasNextPage!: boolean;

  @Field(() => Boolean, { description: 'Whether there is something before this page.' })
  hasPreviousPage!: boolean;

  @Field(() => String, { nullable: true, description: 'Of the first item on the page; null on an empty one.' })
  startCursor!: string | null;

  @Field(() => String, { nullable: true, description: 'Of the last item on the page; null on an empty one.' })
  endCursor!: string | null;
}

/** A connection as GraphQL shows it. */
export interface Connection<T> {
  nodes: T[];
  edges: { cursor: string; node: T }[];
  pageInfo: PageInfoType;
  totalCount: number;
}

/** The connection of a page. */
export function toConnection<T>(page: Page<T>): Connection<T> {
  const { nodes, cursors, totalCount, hasNextPage, hasPreviousPage } = page;
  return {
    nodes,
    edges: nodes.map((node, at) => ({ node, cursor: cursors[at] ?? '' })),
    pageInfo: { hasNextPage, hasPreviousPage, startCursor: cursors[0] ?? null, endCursor: cursors.at(-1) ?? null },
    totalCount,
  };
}

/** The GraphQL class of a connection whose nodes are of `nodeType`. */
export function connectionType<T extends object>(name: string, nodeType: () => ClassType<T>): ClassType<Connection<T>> {
  @ObjectType(`${name}Edge`, { description: 'A node and its place in the list.' })
  class EdgeType {
    @Field(() => String, { description: 'Opaque; pass it as `after`.' })
    cursor!: string;

    @Field(nodeType, { description: 'The node.' })
    node!: T;
  }

  @ObjectType(`${name}Connection`, { description: 'A page of a list.' })
  class ConnectionType {
    @Field(() => [nodeType()], { description: 'What is on the page.' })
    nodes!: T[];

    @Field(() => [EdgeType], { description: 'The same, each with its cursor.' })
    edges!: EdgeType[];

    @Field(() => PageInfoType, { description: 'Where the page stands in the list.' })
    pageInfo!: PageInfoType;

    @Field(() => Int, { description: 'How many the whole list has.' })
    totalCount!: number;
  }
  return ConnectionType;
}
