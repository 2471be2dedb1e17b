import { getNamedType, isInputObjectType, type GraphQLObjectType, type GraphQLSchema } from 'graphql';

/** Says what type-graphql has no place for: what the root types are, and of each `input` what its type says. */
export function describeSchema(schema: GraphQLSchema): GraphQLSchema {
  const roots: [GraphQLObjectType | null | undefined, string][] = [
    [schema.getQueryType(), 'What can be asked.'],
    [
      schema.getMutationType(),
      'What can be changed. Each takes one `input` at most and gives an object with the changed thing.',
    ],
  ];
  for (const [root, description] of roots) {
    if (root) root.description = description;
    for (const { args } of Object.values(root?.getFields() ?? {})) {
      for (const arg of args) {
        const type = getNamedType(arg.type);
        if (isInputObjectType(type)) arg.description ??= type.description;
      }
    }
  }
  return schema;
}
