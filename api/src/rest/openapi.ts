import { z } from 'zod';
import type { DocumentType, Needs, Route } from './route.ts';
import { upperFirst } from '../shared/upper-first.ts';

type Json = Record<string, unknown>;

/** The schema of a failure, for callers that take only JSON. */
const PROBLEM: Json = {
  type: 'object',
  required: ['title', 'status', 'requestId'],
  properties: {
    title: { type: 'string', description: 'A plain sentence that can be shown.' },
    status: { type: 'integer' },
    code: {
      type: 'string',
      enum: [
        'BAD_USER_INPUT',
        'UNAUTHENTICATED',
        'FORBIDDEN',
        'PASSWORD_REQUIRED',
        'NOT_FOUND',
        'CONFLICT',
        'RATE_LIMITED',
        'UNAVAILABLE',
        'INTERNAL_SERVER_ERROR',
        'BAD_REQUEST',
      ],
    },
    field: { type: 'string', description: 'The part of the input at fault, when there is one.' },
    current: { type: 'object', description: 'With CONFLICT: what is there now.' },
    requestId: { type: 'string', description: 'Finds the request in the log.' },
  },
};

const FAILURE: Json = {
  description: 'The status, and a plain sentence; a problem document for callers that take only JSON.',
  content: {
    'text/plain': { schema: { type: 'string' } },
    'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
  },
};

const TOTAL: Json = {
  description: 'How many the whole list has.',
  required: true,
  schema: { type: 'integer', minimum: 0 },
};

/** What a call says of those who may make it. */
const NEEDED: Readonly<Record<Needs, Json>> = {
  account: { security: [{ token: [] }, { session: [] }] },
  browser: { security: [{ session: [] }], description: 'In a browser only: an API token may not.' },
  admin: { security: [{ session: [] }], description: 'Admins only.' },
};

/** What the calls are about, by their tag. */
const TAGS: Readonly<Record<string, string>> = {
  ingredient: 'Foods that Larder knows.',
  recipe: 'Recipes: what fits a kitchen, what there is, and what a cook does with one.',
  upload: 'Photos on their way in.',
  'recognize-image': 'Foods in photos.',
  profile: "A cook's own page, recipes, API tokens and data.",
  collection: 'Recipes that a cook has put together under a name.',
  pantry: 'What a cook has at home.',
  tonight: 'What to cook this evening.',
  unlock: 'What one more food would complete.',
  node: 'Anything by its id.',
  'shopping-list': 'What a cook is to buy.',
  import: 'Recipes from elsewhere.',
  admin: 'Looking after a site.',
};

const INFO: Json = {
  title: 'Larder',
  version: '1',
  summary: 'Cook with what you have.',
  description:
    'Search without an account; for what belongs to a cook send an API token as `Authorization: Bearer …`. GraphQL at `/graphql` does the same and more.',
};

/**
 * The description of the REST API in OpenAPI 3.1, from the very schemas that validate its requests and type its answers.
 * @param server where the API is reached, without a slash at the end unless it is all of it
 */
export function describeRest(routes: readonly Route[], server: string): Json {
  const components = new Map<string, unknown>([['Problem', PROBLEM]]);
  const paths: Record<string, Json> = {};
  for (const route of routes)
    (paths[`/api${route.path.replaceAll(/:(\w+)/g, '{$1}')}`] ??= {})[route.method.toLowerCase()] = describeRoute(
      route,
      components,
    );
  return {
    openapi: '3.1.0',
    info: INFO,
    servers: [{ url: server }],
    tags: tagsOf(routes),
    paths,
    components: {
      schemas: Object.fromEntries(components),
      responses: { Failure: FAILURE },
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', description: 'A personal API token: Settings, API tokens.' },
        session: { type: 'apiKey', in: 'cookie', name: 'larder', description: 'The session of the web app.' },
      },
    },
  };
}

function describeRoute(route: Route, components: Map<string, unknown>): Json {
  const { summary, needs, params, query, headers, body, answers } = route;
  const schema = (of: z.ZodType): Json => jsonSchema(of, components);
  const parameters = [
    ...parametersIn('path', params && schema(params)),
    ...parametersIn('query', query && schema(query)),
    ...parametersIn('header', headers && schema(headers)),
  ];
  return {
    operationId: operationId(route),
    summary,
    tags: [tagOf(route)],
    ...(needs && NEEDED[needs]),
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { required: true, content: { 'application/json': { schema: schema(body) } } } }),
    responses: {
      ...Object.fromEntries(
        Object.entries(answers).map(([status, shape]) => [
          status,
          {
            description: 'As asked.',
            ...(route.isCounted && { headers: { 'X-Total-Count': TOTAL } }),
            content: Array.isArray(shape)
              ? documents(shape)
              : { 'application/json': { schema: schema(shape as z.ZodType) } },
          },
        ]),
      ),
      default: { $ref: '#/components/responses/Failure' },
    },
  };
}

const documents = (types: readonly DocumentType[]): Json =>
  Object.fromEntries(
    types.map((type) => [type, { schema: { type: type === 'application/ld+json' ? 'object' : 'string' } }]),
  );

/** What goes over the wire; named shapes are put among the components. */
function jsonSchema(of: z.ZodType, components: Map<string, unknown>): Json {
  const {
    $schema: _draft,
    $defs,
    ...schema
  } = JSON.parse(
    JSON.stringify(z.toJSONSchema(of, { io: 'input', unrepresentable: 'any', override: withoutSafeRange })).replaceAll(
      '#/$defs/',
      '#/components/schemas/',
    ),
  ) as Json & { $defs?: Json };
  for (const [name, part] of Object.entries($defs ?? {})) components.set(name, part);
  const { id } = schema;
  if (typeof id !== 'string') return schema;
  components.set(id, schema);
  return { $ref: `#/components/schemas/${id}` };
}

/** That a whole number is one that JavaScript can hold goes without saying. */
function withoutSafeRange({ jsonSchema: schema }: { jsonSchema: { minimum?: number; maximum?: number } }): void {
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
}

/** What a parameter may be, by its name. */
const EXAMPLES: Readonly<Record<string, string>> = {
  slug: 'minestrone',
  id: 'minestrone',
  text: 'spin',
  q: 'spin',
  ingredients: 'eggs,spinach,feta',
  updatedSince: '2026-11-25T08:00:00Z',
  collectionId: '3f2b7c1e-0000-4000-8000-000000000003',
  recipeId: '3f2b7c1e-0000-4000-8000-000000000004',
  tokenId: '3f2b7c1e-0000-4000-8000-000000000005',
  listId: '3f2b7c1e-0000-4000-8000-000000000000',
  itemId: '3f2b7c1e-0000-4000-8000-000000000001',
  changeId: '3f2b7c1e-0000-4000-8000-000000000002',
  action: 'user.ban',
  'idempotency-key': 'groceries-of-friday',
};

function parametersIn(place: 'path' | 'query' | 'header', schema: Json | undefined): Json[] {
  const { properties = {}, required = [] } = (schema ?? {}) as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, { description, ...rest }]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    ...(name in EXAMPLES && { example: EXAMPLES[name] }),
    ...(description !== undefined && { description }),
    schema: rest,
  }));
}

/** `GET /recipe/:slug/similar` is `getRecipeSimilar`; a part that is given stands as `By…` where it would be missed. */
function operationId({ method, path }: Route): string {
  const words = path
    .split('/')
    .filter(Boolean)
    .map((part) => (part.startsWith(':') ? `By-${part.slice(1)}` : part));
  return (
    method.toLowerCase() +
    words
      .flatMap((word) => word.split('-'))
      .map(upperFirst)
      .join('')
  );
}

function tagsOf(routes: readonly Route[]): Json[] {
  const names = [...new Set(routes.map(tagOf))];
  return names.map((name) => ({ name, ...(TAGS[name] && { description: TAGS[name] }) }));
}

/** The first part of the address, by which the description is put in order. */
function tagOf({ path }: Route): string {
  return (path.split('/')[1] ?? '').replace(/s$/, '');
}
