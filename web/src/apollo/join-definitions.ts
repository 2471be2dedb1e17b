import type { DefinitionNode, DocumentNode } from 'graphql'

/** A document of `own` definitions and those of `fragments`, each fragment once. The build puts it in the place of `gql`. */
export function joinDefinitions(own: DefinitionNode[], fragments: readonly DocumentNode[]): DocumentNode {
  const byName = new Map<string, DefinitionNode>()
  for (const definition of [...own, ...fragments.flatMap((fragment) => fragment.definitions)]) {
    byName.set('name' in definition ? (definition.name?.value ?? '') : '', definition)
  }
  return { kind: 'Document' as DocumentNode['kind'], definitions: [...byName.values()] }
}
