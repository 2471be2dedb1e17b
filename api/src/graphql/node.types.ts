import { Field, ID, InterfaceType } from 'type-graphql';

const types = new WeakMap<object, string>();

/** Says of what type of GraphQL a thing is, where its field does not. */
export function asNode<T extends object>(type: string, thing: T): T {
  types.set(thing, type);
  return thing;
}

@InterfaceType('Node', {
  description: 'What can be asked for by its id alone: `node(id)`.',
  resolveType: (thing: object) => types.get(thing),
})
export abstract class NodeType {
  @Field(() => ID, { description: 'Opaque.' })
  id!: string;
}
