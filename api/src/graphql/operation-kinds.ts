import { GraphQLError, type ASTVisitor, type ValidationContext } from 'graphql';

/** Refuses a kind of operation that the schema has none of: graphql-js sees it only while it carries the operation out, and it would pass for a fault of ours. */
export function operationKinds(context: ValidationContext): ASTVisitor {
  return {
    OperationDefinition(node) {
      if (context.getSchema().getRootType(node.operation)) return;
      context.reportError(
        new GraphQLError(`Larder has no ${node.operation}s; it takes queries and mutations.`, { nodes: node }),
      );
    },
  };
}
