import { escapeHtml } from '../shared/escape-html.ts';
import { DOCS_STYLE } from './docs-style.ts';
import { upperFirst } from '../shared/upper-first.ts';

/** What of the description is shown. */
interface Description {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Shape> };
}

interface Operation {
  operationId: string;
  summary: string;
  description?: string;
  tags: string[];
  security?: unknown[];
  parameters?: { name: string; in: string; required: boolean; description?: string; schema: Shape }[];
  requestBody?: { content: Record<string, { schema: Shape }> };
  responses: Record<string, { content?: Record<string, { schema: Shape }> }>;
}

interface Shape {
  $ref?: string;
  type?: string | string[];
  format?: string;
  description?: string;
  default?: unknown;
  const?: unknown;
  enum?: unknown[];
  minimum?: number;
  maximum?: number;
  properties?: Record<string, Shape>;
  required?: string[];
  items?: Shape;
  anyOf?: Shape[];
  oneOf?: Shape[];
}

interface Call {
  method: string;
  path: string;
  operation: Operation;
}

/** The description of the REST API as a page for a person. It has no script and asks for no other file. */
export function docsPage(description: object, nonce: string): string {
  const { paths, components } = description as Description;
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]): Call => ({ method, path, operation })),
  );
  const groups = [...Map.groupBy(calls, ({ operation }) => operation.tags[0] ?? '')];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>REST API · Larder</title>
<meta name="description" content="Every call of Larder's REST API: what it takes and what it answers.">
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<style nonce="${nonce}">${DOCS_STYLE}</style>
</head>
<body>
<div class="page">
<header>
<h1>REST API</h1>
<p class="lead">Search without an account. For what belongs to a cook, make an API token in the settings and send it as <code>Authorization: Bearer TOKEN</code>. Whatever fails answers with its status and a plain sentence.</p>
<p class="links"><a href="/">Larder</a><a href="/api/openapi.json">OpenAPI 3.1</a><a href="/graphql">GraphQL</a></p>
</header>
<nav aria-label="Calls">${groups.map(([tag, of]) => `<a class="tag" href="#${tag}">${title(tag)}</a><ul>${of.map(link).join('')}</ul>`).join('')}</nav>
<main>
${groups.map(([tag, of]) => `<section aria-labelledby="${tag}"><h2 id="${tag}">${title(tag)}</h2>${of.map((call) => article(call, components.schemas)).join('')}</section>`).join('\n')}
</main>
</div>
</body>
</html>`;
}

const link = ({ method, path, operation }: Call): string =>
  `<li><a href="#${operation.operationId}"><code>${method.toUpperCase()} ${escapeHtml(path.slice('/api'.length))}</code></a></li>`;

function article({ method, path, operation }: Call, named: Record<string, Shape>): string {
  const { operationId, summary, description, security, parameters = [], requestBody, responses } = operation;
  const fields = parameters.map(({ name, in: place, required, description: text, schema }) =>
    field(name, { ...schema, ...(text !== undefined && { description: text }) }, required, named, place),
  );
  const body = requestBody?.content['application/json']?.schema;
  return `<article id="${operationId}">
<h3><span class="method ${method}">${method.toUpperCase()}</span>${escapeHtml(path)}</h3>
<p>${text(summary)}</p>
${security ? `<p class="needs">${text(description ?? 'Needs a cook: an API token or a session.')}</p>` : ''}
${fields.length > 0 ? `<h4>Takes</h4><ul class="shape">${fields.join('')}</ul>` : ''}
${body ? `<h4>Body</h4>${shapeOf(body, named)}` : ''}
${Object.entries(responses)
  .flatMap(([status, { content = {} }]) =>
    Object.entries(content).map(([type, { schema }]) => answer(status, type, schema, named)),
  )
  .join('')}
</article>`;
}

function answer(status: string, type: string, schema: Shape, named: Record<string, Shape>): string {
  return `<details><summary>Answers ${status} <span class="kind">${escapeHtml(type)}</span></summary>${shapeOf(schema, named) || '<p>A table.</p>'}</details>`;
}

function shapeOf(schema: Shape, named: Record<string, Shape>): string {
  const shape = resolve(schema, named);
  if (shape.items) return `<p class="kind">a list, each:</p>${shapeOf(shape.items, named)}`;
  const choices = shape.oneOf ?? [];
  if (choices.length > 0) return choices.map((choice) => shapeOf(choice, named)).join('<p class="kind">or</p>');
  const fields = Object.entries(shape.properties ?? {});
  return fields.length === 0
    ? ''
    : `<ul class="shape">${fields.map(([name, of]) => field(name, of, shape.required?.includes(name) ?? false, named)).join('')}</ul>`;
}

function field(name: string, schema: Shape, isRequired: boolean, named: Record<string, Shape>, place?: string): string {
  const shape = resolve(schema, named);
  const facts = [
    kindOf(shape, named),
    place,
    isRequired ? undefined : 'may be left out',
    shape.default === undefined || shape.default === '' ? undefined : `${JSON.stringify(shape.default)} unless given`,
  ].filter((fact) => fact !== undefined);
  const inner = shape.items ? resolve(shape.items, named) : shape;
  return `<li><code>${escapeHtml(name)}</code> <span class="kind">${escapeHtml(facts.join(', '))}</span>${schema.description === undefined ? '' : ` ${text(schema.description)}`}${inner.properties ? shapeOf(inner, named) : ''}</li>`;
}

function kindOf(shape: Shape, named: Record<string, Shape>): string {
  if (shape.const !== undefined) return JSON.stringify(shape.const);
  if (shape.enum) return shape.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (shape.items) return `list of ${kindOf(resolve(shape.items, named), named)}`;
  const union = shape.anyOf ?? [];
  if (union.length > 0) return union.map((of) => kindOf(resolve(of, named), named)).join(' | ');
  const type = [shape.type ?? 'any']
    .flat()
    .map((word) => (word === 'null' ? 'null' : (shape.format ?? word)))
    .join(' | ');
  return shape.minimum !== undefined && shape.maximum !== undefined
    ? `${type} ${shape.minimum} to ${shape.maximum}`
    : type;
}

const resolve = (shape: Shape, named: Record<string, Shape>): Shape =>
  named[shape.$ref?.replace('#/components/schemas/', '') ?? ''] ?? shape;

const title = (tag: string): string => escapeHtml(upperFirst(tag).replaceAll('-', ' '));

/** A sentence, in which what stands between backticks is code. */
const text = (sentence: string): string => escapeHtml(sentence).replaceAll(/`([^`]+)`/g, '<code>$1</code>');
