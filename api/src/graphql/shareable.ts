import { Kind, valueFromASTUntyped, type FieldNode, type OperationDefinitionNode, type SelectionNode } from 'graphql';
import type { SearchMode } from '../modules/search/search.types.ts';

/** What everybody who is not signed in is told the same. */
const FOR_EVERYBODY = new Set([
  'searchRecipes',
  'recipe',
  'recipes',
  'recipeIndex',
  'ingredient',
  'ingredientSuggestions',
  'catalogue',
]);

type Variables = Record<string, unknown>;

/** Whether the answer to an operation may be given to anybody else who asks the same without being signed in. */
export function isShareable(operation: OperationDefinitionNode, given: Variables = {}): boolean {
  if (operation.operation !== 'query') return false;
  const variables = { ...defaultsOf(operation), ...given };
  return operation.selectionSet.selections.every((selection) => isForEverybody(selection, variables));
}

function defaultsOf({ variableDefinitions = [] }: OperationDefinitionNode): Variables {
  return Object.fromEntries(
    variableDefinitions.flatMap(({ variable, defaultValue }) =>
      defaultValue ? [[variable.name.value, valueFromASTUntyped(defaultValue)]] : [],
    ),
  );
}

function isForEverybody(selection: SelectionNode, variables: Variables): boolean {
  return (
    selection.kind === Kind.FIELD && FOR_EVERYBODY.has(selection.name.value) && !makesRecipes(selection, variables)
  );
}

/** Creative recipes are made and stored when they are asked for. */
function makesRecipes({ arguments: given = [] }: FieldNode, variables: Variables): boolean {
  const input = given.find(({ name }) => name.value === 'input');
  const value = input && (valueFromASTUntyped(input.value, variables) as { mode?: unknown } | null | undefined);
  return value?.mode === MODE_CREATIVE;
}

/** As it is written in GraphQL. */
const MODE_CREATIVE: keyof typeof SearchMode = 'CREATIVE';
