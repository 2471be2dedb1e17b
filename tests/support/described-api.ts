import assert from 'node:assert/strict';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { TestApp } from './app.ts';
import type { Answer, Client } from './clients.ts';

/** What OpenAPI says of one call. */
export interface Operation {
  summary: string;
  tags: string[];
  security?: unknown[];
  parameters?: { name: string; in: string; required: boolean; schema: object; example?: unknown }[];
  requestBody?: { required: boolean; content: Record<string, { schema: object }> };
  responses: Record<string, { content?: Record<string, { schema: object }>; $ref?: string }>;
}

/** The description of the REST API. */
export interface OpenApi {
  openapi: string;
  servers: { url: string }[];
  tags: { name: string; description?: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object> };
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The REST API, checked against its own description. */
export class DescribedApi {
  readonly api: OpenApi;
  readonly #validators = new Map<object, ValidateFunction>();

  private constructor(api: OpenApi) {
    this.api = api;
  }

  static async of(app: TestApp): Promise<DescribedApi> {
    return new DescribedApi((await app.rest('/api/openapi.json')).json());
  }

  /** Every call that is described, as `GET /recipe/:slug`. */
  get calls(): string[] {
    return Object.entries(this.api.paths).flatMap(([path, operations]) =>
      Object.keys(operations).map(
        (method) => `${method.toUpperCase()} ${path.slice('/api'.length).replaceAll(/\{(\w+)\}/g, ':$1')}`,
      ),
    );
  }

  /**
   * Asks, and holds the answer against what is promised for its status.
   * @param template the address as described, such as `/api/recipe/{slug}`
   * @throws AssertionError when it is none of what is promised
   */
  async ask(client: Client, method: Method, template: string, address: string, body?: object): Promise<Answer> {
    const answer = await client.send(method, address, body);
    const promised = this.api.paths[template]?.[method.toLowerCase()]?.responses[String(answer.status)];
    assert.ok(promised, `${method} ${address} answered ${answer.status}, which is not described: ${answer.body}`);
    const schema = promised.content?.['application/json']?.schema;
    if (!schema) return answer;
    const validate = this.#validatorOf(schema);
    validate(answer.json());
    assert.deepEqual(validate.errors ?? [], [], `${method} ${address} is not as described`);
    return answer;
  }

  /** The shape that is promised, and nothing beside it: what is not described must not be answered. */
  #validatorOf(schema: object): ValidateFunction {
    const known = this.#validators.get(schema);
    if (known) return known;
    const whole = JSON.parse(JSON.stringify({ ...schema, components: this.api.components }), (_key, part: unknown) =>
      part !== null && typeof part === 'object' && 'properties' in part && 'required' in part
        ? { additionalProperties: false, ...part }
        : part,
    ) as object;
    const validate = new Ajv2020({ strict: false, validateFormats: false }).compile(whole);
    this.#validators.set(schema, validate);
    return validate;
  }
}
