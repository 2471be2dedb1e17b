import { globSync, readFileSync } from 'node:fs';
import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import { maxDirectivesRule } from '@escape.tech/graphql-armor-max-directives';
import {
  buildSchema,
  Kind,
  Lexer,
  parse,
  print,
  Source,
  TokenKind,
  validate,
  visit,
  type DocumentNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
  type ValidationRule,
} from 'graphql';
import { COST_MAX } from '../../api/src/graphql/cost-limit.ts';
import { operationCost } from '../../api/src/graphql/operation-cost.ts';
import { buildGraphQLSchema } from '../../api/src/graphql/schema.ts';
import { PAGE_MAX } from '../../api/src/shared/page.ts';
import { createApp, type TestApp } from '../support/app.ts';
import { codeOf, signUp } from '../support/clients.ts';

let app: TestApp;
beforeAll(async () => (app = await createApp()));
afterAll(() => app.close());

/** What one operation may have (quality of the interface, G-05). */
const LIMITS = { tokens: 1_000, depth: 10, aliases: 15, directives: 8 };
const times = (count: number, text: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => text(at)).join(' ');
/** A query in which the deepest field is `depth` levels down. */
const deep = (depth: number): string =>
  `{ recipe(slug: "minestrone") ${'{ similar(first: 1) '.repeat(depth - 2)}{ slug }${' }'.repeat(depth - 2)} }`;

test.each<[string, number, (count: number) => string]>([
  // Whatever the default of the variable, another value is sent.
  [
    'tokens',
    LIMITS.tokens,
    (count) =>
      `query($texts: [String!]! = [${times(count - 26, () => '"a"')}]) { readIngredientLines(texts: $texts) { name } }`,
  ],
  ['levels', LIMITS.depth, deep],
  ['aliases', LIMITS.aliases, (count) => `{ ${times(count, (at) => `a${at}: __typename`)} }`],
  ['directives', LIMITS.directives, (count) => `{ ${times(count, (at) => `a${at}: __typename @include(if: true)`)} }`],
])(
  'an operation of as many %s as there may be is answered, and one more is refused with 400',
  async (_what, most, query) => {
    const good = await app.graphql(query(most), { texts: [] });
    expect([good.status, good.errors]).toEqual([200, undefined]);
    const bad = await app.graphql(query(most + 1));
    expect(bad.status).toBe(400);
    expect(['GRAPHQL_PARSE_FAILED', 'GRAPHQL_VALIDATION_FAILED']).toContain(codeOf(bad));
  },
);

test.each<[string, object, (length: number) => object]>([
  ['/graphql', { query: '{ __typename }' }, (length) => ({ query: '{ __typename }', pad: 'x'.repeat(length) })],
  ['/api/recognize-image', {}, (length) => ({ pad: 'x'.repeat(length) })],
])('%s reads a body of 100,000 bytes and refuses one of 100,001 with 413', async (url, _empty, body) => {
  const bare = JSON.stringify(body(0)).length;
  const send = (bytes: number) =>
    app.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      payload: JSON.stringify(body(bytes - bare)),
    });
  expect((await send(100_000)).statusCode).toBeLessThan(413);
  const refused = await send(100_001);
  expect(refused.statusCode).toBe(413);
  expect(refused.body).toContain('This is more than one request may hold, which is 100,000 bytes.');
  expect(refused.body).not.toMatch(/at .*\.(js|ts)|<html/);
});

test('a list of requests in one is refused', async () => {
  const answer = await app.app.inject({
    method: 'POST',
    url: '/graphql',
    payload: [{ query: '{ __typename }' }, { query: '{ __typename }' }],
  });
  expect(answer.statusCode).toBe(400);
});

test.each([
  ['searchRecipes(first: $first, input: { ingredients: ["egg"] }) { totalCount }'],
  ['recipes(first: $first) { totalCount }'],
  ['recipe(slug: "minestrone") { reviews(first: $first) { totalCount } }'],
  ['profile { savedRecipes(first: $first) { totalCount } }'],
  ['profile { recentRecipes(first: $first) { totalCount } }'],
  ['profile { recipes(first: $first) { totalCount } }'],
  ['ingredientSuggestions(text: "a", first: $first) { name }'],
  ['commonFoods(first: $first) { name }'],
])('a page of 100 is given and one of 101 or a million is refused: %s', async (field) => {
  const cook = await signUp(app);
  const ask = (first: number) => cook.graphql(`query Page($first: Int!) { ${field} }`, { first });
  expect((await ask(100)).errors).toBeUndefined();
  for (const first of [101, 1_000_000]) expect(codeOf(await ask(first))).toBe('BAD_USER_INPUT');
  expect(codeOf(await cook.graphql(`{ ${field.replace('$first', '101')} }`))).toBe('BAD_USER_INPUT');
});

test.each([
  ['/api/recipes?ingredients=egg&limit=100', '/api/recipes?ingredients=egg&limit=101'],
  [
    `/api/recipes?ingredients=${times(15, (at) => `food${at}`).replaceAll(' ', ',')}`,
    `/api/recipes?ingredients=${times(16, (at) => `food${at}`).replaceAll(' ', ',')}`,
  ],
  [`/api/ingredients?q=${'x'.repeat(200)}`, `/api/ingredients?q=${'x'.repeat(201)}`],
  ['/api/recipes?ingredients=egg&maxCookTime=240', '/api/recipes?ingredients=egg&maxCookTime=241'],
  ['/api/recipes?ingredients=egg&servings=12', '/api/recipes?ingredients=egg&servings=13'],
])('REST answers what is just within a limit and refuses what is just over it (%#)', async (within, over) => {
  expect((await app.rest(within)).status).toBe(200);
  expect((await app.rest(over)).status).toBe(400);
});

test.each([
  [
    { ingredients: Array.from({ length: 15 }, (_, at) => `food${at}`) },
    { ingredients: Array.from({ length: 16 }, (_, at) => `food${at}`) },
  ],
  [{ ingredients: ['x'.repeat(200)] }, { ingredients: ['x'.repeat(201)] }],
  [
    { ingredients: ['egg'], maxCookTime: 5 },
    { ingredients: ['egg'], maxCookTime: 4 },
  ],
  [
    { ingredients: ['egg'], servings: 1 },
    { ingredients: ['egg'], servings: 0 },
  ],
])('GraphQL answers what is just within a limit and refuses what is just over it (%#)', async (within, over) => {
  const search = (input: object) =>
    app.graphql('query Search($input: SearchRecipesInput!) { searchRecipes(input: $input) { totalCount } }', { input });
  expect((await search(within)).errors).toBeUndefined();
  expect(codeOf(await search(over))).toBe('BAD_USER_INPUT');
});

describe('every operation of the web app', () => {
  const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
  // What a field says of its own cost is not printed.
  const costs = buildGraphQLSchema();
  /** At least so much of each limit stays free. */
  const SHARE = 0.7;
  const rules = [
    maxAliasesRule({ n: LIMITS.aliases * SHARE, allowList: [], propagateOnRejection: false }),
    maxDirectivesRule({ n: LIMITS.directives * SHARE, propagateOnRejection: false }),
    maxDepthRule({ n: LIMITS.depth * SHARE, flattenFragments: true, propagateOnRejection: false }),
  ] as ValidationRule[];

  test.each(webOperations())('%s has 30 % of every limit to spare', (_name, document) => {
    const refusals: string[] = [];
    const strict = rules.map((rule): ValidationRule => (context) => {
      try {
        return rule(context);
      } catch (error) {
        refusals.push((error as Error).message);
        return {};
      }
    });
    expect(validate(schema, document, strict).map(({ message }) => message)).toEqual([]);
    expect(refusals).toEqual([]);
    expect(tokensOf(print(document))).toBeLessThanOrEqual(LIMITS.tokens * SHARE);
    // Whatever page it asks for: none is longer.
    const [operation] = document.definitions as [OperationDefinitionNode];
    expect(operationCost(costs, { document, operation, variables: { first: PAGE_MAX } })).toBeLessThanOrEqual(
      COST_MAX * SHARE,
    );
  });
});

/** Each operation that the web app sends, with the fragments it needs. */
function webOperations(): [string, DocumentNode][] {
  const texts = globSync('web/src/{app,apollo,components,hooks,pages}/**/*.{ts,tsx}').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\bgraphql\(\s*`([^`]*)`/g)].map(([, text = '']) =>
      text.replaceAll(/\$\{\w+\}/g, ''),
    ),
  );
  const definitions = texts.flatMap((text) => parse(text).definitions);
  const fragments = new Map(
    definitions.flatMap((one) => (one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one] as const] : [])),
  );
  const operations = definitions.filter(
    (one): one is OperationDefinitionNode => one.kind === Kind.OPERATION_DEFINITION,
  );
  return operations.map((operation) => [
    operation.name?.value ?? '',
    { kind: Kind.DOCUMENT, definitions: [operation, ...needed(operation, fragments)] },
  ]);
}

function needed(
  operation: OperationDefinitionNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): FragmentDefinitionNode[] {
  const found = new Set<FragmentDefinitionNode>();
  const collect = (node: OperationDefinitionNode | FragmentDefinitionNode): void =>
    void visit(node, {
      FragmentSpread: ({ name }) => {
        const fragment = fragments.get(name.value);
        if (!fragment || found.has(fragment)) return;
        found.add(fragment);
        collect(fragment);
      },
    });
  collect(operation);
  return [...found];
}

function tokensOf(text: string): number {
  const lexer = new Lexer(new Source(text));
  let count = 0;
  while (lexer.advance().kind !== TokenKind.EOF) count++;
  return count;
}
