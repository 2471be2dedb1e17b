import { Kind, valueFromASTUntyped, type FieldNode, type OperationDefinitionNode, type SelectionNode } from 'graphql';
import type { SearchMode } from '../modules/search/search.types.ts';

/** What everybody who is not signed in is told the same. */
const FOR_EVERYBODY = new Set(['searchRecipes', 'recipe', 'recipes', 'ingredient', 'ingredientSuggestions', 'catalogue']);

type Variables = Record<string, unknown> | undefined;

/** Whether nobody in particular may be given the answer to an operation that somebody else has asked. */
export function isShareable({ operation, selectionSet }: OperationDefinitionNode, variables: Variables): boolean {
  return operation === 'query' && selectionSet.selections.every((selection) => isForEverybody(selection, variables));
}

function isForEverybody(selection: SelectionNode, variables: Variables): boolean {
  return selection.kind === Kind.FIELD && FOR_EVERYBODY.has(selection.name.value) && !makesRecipes(selection, variables);
}

/** Creative recipes are made and stored when they are asked for. */
function makesRecipes({ arguments: given = [] }: FieldNode, variables: Variables): boolean {
  const input = given.find(({ name }) => name.value === 'input');
  const value = input && (valueFromASTUntyped(input.value, variables) as { mode?: unknown } | null | undefined);
  return value?.mode === MODE_CREATIVE;
}

/** As it is written in GraphQL. */
const MODE_CREATIVE: keyof typeof SearchMode = 'CREATIVE';
