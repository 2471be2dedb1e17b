import fc, { type Arbitrary } from 'fast-check';
import { anything, mangled, mostly, numbers, texts } from './values.ts';

/** A request to `/api`. */
export interface RestRequest {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  url: string;
  /** As it is sent; not always JSON. */
  payload?: string;
}

interface Shape {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, Shape>;
  required?: string[];
  items?: Shape;
  anyOf?: Shape[];
  oneOf?: Shape[];
}

interface Operation {
  parameters?: { name: string; in: string; schema: Shape }[];
  requestBody?: { content: Record<string, { schema: Shape }> };
}

/** Requests made from the description of the REST API: to each of its calls, with values of the right kind or not. */
export function restRequests(
  openapi: { paths: Record<string, Record<string, Operation>> },
  ids: Arbitrary<string>,
): Arbitrary<RestRequest> {
  const calls = Object.entries(openapi.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      path,
      method: method.toUpperCase() as RestRequest['method'],
      operation,
    })),
  );
  return fc.constantFrom(...calls).chain(({ path, method, operation: { parameters = [], requestBody } }) => {
    const body = requestBody?.content['application/json']?.schema;
    const address = fc.record(
      Object.fromEntries(
        [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [
          name,
          fc.oneof({ weight: 3, arbitrary: ids }, { weight: 1, arbitrary: texts }),
        ]),
      ),
    );
    const query = fc.record(
      Object.fromEntries(
        parameters.filter((one) => one.in === 'query').map(({ name, schema }) => [name, mostly(valueOf(schema))]),
      ),
      { requiredKeys: [] },
    );
    const payload = body
      ? fc
          .oneof({ weight: 8, arbitrary: valueOf(body) }, { weight: 1, arbitrary: anything })
          .chain((value) => mangled(JSON.stringify(value)))
      : fc.constant(undefined);
    return fc.tuple(address, query, payload).map(([parts, asked, sent]) => ({
      method,
      url: `${path.replaceAll(/\{(\w+)\}/g, (_part, name: string) => encoded(parts[name] ?? ''))}${queryOf(asked)}`,
      ...(sent !== undefined && { payload: sent }),
    }));
  });
}

function valueOf(shape: Shape): Arbitrary<unknown> {
  const choices = shape.oneOf ?? shape.anyOf ?? [];
  if (choices.length > 0) return fc.oneof(...choices.map(valueOf));
  if (shape.const !== undefined) return fc.constant(shape.const);
  if (shape.enum) return fc.constantFrom(...shape.enum);
  if (shape.properties)
    return fc.record(
      Object.fromEntries(Object.entries(shape.properties).map(([name, of]) => [name, mostly(valueOf(of))])),
      { requiredKeys: shape.required ?? [] },
    );
  if (shape.items) return fc.array(valueOf(shape.items), { maxLength: 4 });
  const [type] = [shape.type ?? 'string'].flat();
  if (type === 'boolean') return fc.boolean();
  if (type === 'null') return fc.constant(null);
  return type === 'integer' || type === 'number' ? numbers : texts;
}

/** As a browser would write it; half letters cannot be written at all. */
const encoded = (text: string): string => encodeURIComponent(text.toWellFormed());

function queryOf(asked: Record<string, unknown>): string {
  const pairs = Object.entries(asked).map(
    ([name, value]) => `${name}=${encoded(typeof value === 'string' ? value : JSON.stringify(value))}`,
  );
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}
