import { parse, type OperationDefinitionNode } from 'graphql';
import { isShareable } from '../../../api/src/graphql/shareable.ts';

const judge = (source: string, variables?: Record<string, unknown>): boolean =>
  isShareable(parse(source).definitions[0] as OperationDefinitionNode, variables);

test.each([
  ['{ searchRecipes(input: { ingredients: ["egg"] }) { totalCount } }', {}],
  ['{ a: recipe(slug: "x") { title } recipes { totalCount } }', {}],
  [
    'query S($input: SearchRecipesInput!) { searchRecipes(input: $input) { totalCount } }',
    { input: { ingredients: ['egg'], mode: 'MATCH' } },
  ],
  [
    'query S($mode: SearchMode! = CREATIVE) { searchRecipes(input: { ingredients: ["egg"], mode: $mode }) { totalCount } }',
    { mode: 'MATCH' },
  ],
])('everybody is told the same: %s', (source, variables) => {
  expect(judge(source, variables)).toBe(true);
});

test.each([
  ['what is one cook’s own', '{ viewer { id } }', {}],
  ['what is one cook’s own beside a recipe', '{ recipe(slug: "x") { title } profile { user { id } } }', {}],
  ['a mutation', 'mutation { signOut { isSignedOut } }', {}],
  ['fields that a fragment brings', 'query Q { ...F }', {}],
  [
    'creative recipes, asked for in the document',
    '{ searchRecipes(input: { ingredients: ["egg"], mode: CREATIVE }) { totalCount } }',
    {},
  ],
  [
    'creative recipes, asked for in a variable',
    'query S($input: SearchRecipesInput!) { searchRecipes(input: $input) { totalCount } }',
    { input: { ingredients: ['egg'], mode: 'CREATIVE' } },
  ],
  [
    'creative recipes, asked for in a variable of the field',
    'query S($mode: SearchMode!) { searchRecipes(input: { ingredients: ["egg"], mode: $mode }) { totalCount } }',
    { mode: 'CREATIVE' },
  ],
  [
    'creative recipes by default',
    'query S($input: SearchRecipesInput = { ingredients: ["egg"], mode: CREATIVE }) { searchRecipes(input: $input) { totalCount } }',
    {},
  ],
  [
    'creative recipes by the default of a field',
    'query S($mode: SearchMode = CREATIVE) { searchRecipes(input: { ingredients: ["egg"], mode: $mode }) { totalCount } }',
    undefined,
  ],
  ['nothing but the name of the schema', '{ __typename }', {}],
])('not for everybody: %s', (_what, source, variables) => {
  expect(judge(source, variables)).toBe(false);
});
