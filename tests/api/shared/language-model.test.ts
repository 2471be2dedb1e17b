import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { z } from 'zod';
import { LanguageModel } from '../../../api/src/shared/language-model.ts';
import { startModelServer, type ModelServer } from '../../support/model-server.ts';

const schema = z.object({ dish: z.string() });
const question = { instructions: 'Name a dish.', prompt: 'egg, milk', schema };
const unavailable = { name: 'AppError', code: 'UNAVAILABLE' };

let server: ModelServer;
let model: LanguageModel;

beforeAll(async () => void (server = await startModelServer()));
afterAll(() => server.close());
beforeEach(() => {
  server.requests.length = 0;
  model = new LanguageModel({ baseUrl: server.baseUrl, model: 'kitchen', apiKey: 'secret', timeout: 15_000 });
});

describe('a model', () => {
  test('is asked in the OpenAI protocol, with its key, for an answer of a shape', async () => {
    server.says({ dish: 'Pancakes' });
    await expect(model.ask(question)).resolves.toEqual({ dish: 'Pancakes' });
    const [request] = server.requests;
    expect(request?.authorization).toBe('Bearer secret');
    expect(request?.body).toMatchObject({ model: 'kitchen', response_format: { type: 'json_schema' } });
    expect(request?.body.messages.map(({ role }) => role)).toEqual(['system', 'user']);
  });

  test('gets pictures beside the text', async () => {
    server.says({ dish: 'Omelette' });
    await model.ask({ ...question, images: [{ bytes: new Uint8Array([1, 2, 3]), mediaType: 'image/webp' }] });
    expect(JSON.stringify(server.requests[0]?.body.messages)).toContain('data:image/webp;base64,AQID');
  });

  test.each([
    ['in a code fence', '```json\n{"dish":"Soup"}\n```'],
    ['in a code fence without a language', '```\n{"dish":"Soup"}\n```\n'],
    ['after its thoughts', '<think>\nEgg and milk … {"dish":"Pancakes"}? No, a soup.\n</think>\n\n{"dish":"Soup"}'],
    ['after thoughts that its server began', 'They want {one} dish.\n</think>\n{"dish":"Soup"}'],
    [
      'after thoughts, in a code fence and with a sentence around it',
      '<think>Hm.</think>Sure! Here it is:\n```json\n{"dish":"Soup"}\n```\nEnjoy!',
    ],
  ])('that answers %s is understood', async (_where, content) => {
    server.says(content);
    await expect(model.ask(question)).resolves.toEqual({ dish: 'Soup' });
  });

  test('may write of thinking in its answer', async () => {
    server.says({ dish: 'Soup </think> {salad}' });
    await expect(model.ask(question)).resolves.toEqual({ dish: 'Soup </think> {salad}' });
  });

  test.each([
    ['thoughts without an end', '<think>An egg {"dish":"Soup"} is'],
    ['a shape in its thoughts alone', '<think>{"dish":"Soup"}</think>I do not know.'],
    ['no JSON', 'Sure! Here is a dish.'],
    ['JSON of another shape', { food: 3 }],
    ['nothing', ''],
  ])('that answers with %s gave no usable answer', async (_what, content) => {
    server.says(content);
    await expect(model.ask(question)).rejects.toMatchObject(unavailable);
  });

  test('that fails once is asked again', async () => {
    let asked = 0;
    server.does((_request, response) => {
      asked += 1;
      if (asked === 1) response.writeHead(503).end();
      else
        response.writeHead(200, { 'content-type': 'application/json' }).end(
          JSON.stringify({
            choices: [{ message: { role: 'assistant', content: '{"dish":"Soup"}' }, finish_reason: 'stop' }],
          }),
        );
    });
    await expect(model.ask(question)).resolves.toEqual({ dish: 'Soup' });
    expect(asked).toBe(2);
  });

  test('that never answers is given up after the limit', async () => {
    const hasty = new LanguageModel({ baseUrl: server.baseUrl, model: 'kitchen', timeout: 200 });
    server.does(() => undefined);
    await expect(hasty.ask(question)).rejects.toMatchObject(unavailable);
  });

  test('that refuses is not asked again', async () => {
    server.does((_request, response) => void response.writeHead(401).end('{"error":{"message":"no"}}'));
    await expect(model.ask(question)).rejects.toMatchObject(unavailable);
    expect(server.requests).toHaveLength(1);
  });

  test('that failed three times in a row is left alone', async () => {
    server.does((_request, response) => void response.writeHead(401).end('{}'));
    for (const _ of [1, 2, 3]) await expect(model.ask(question)).rejects.toMatchObject(unavailable);
    await expect(model.ask(question)).rejects.toMatchObject({ message: expect.stringContaining('left alone') });
    expect(server.requests).toHaveLength(3);
  });

  test('that asks to be left alone for long is not waited for, and not asked again until then', async () => {
    server.does((_request, response) => void response.writeHead(429, { 'retry-after': '14' }).end('{}'));
    const began = performance.now();
    await expect(model.ask(question)).rejects.toMatchObject({ ...unavailable, retryAfter: 14 });
    expect(performance.now() - began).toBeLessThan(10_000);
    await expect(model.ask(question)).rejects.toMatchObject({ message: expect.stringContaining('left alone') });
    expect(server.requests).toHaveLength(1);
  });

  test('that talks without end is cut off', async () => {
    const { promise: isCutOff, resolve: cutOff } = Promise.withResolvers<number>();
    server.does((_request, response) => {
      const { socket } = response.writeHead(200, { 'content-type': 'application/json' });
      response.once('close', () => cutOff(socket?.bytesWritten ?? 0));
      Readable.from(Array.from({ length: 500 }, () => 'x'.repeat(100_000))).pipe(response);
    });
    await expect(model.ask(question)).rejects.toMatchObject(unavailable);
    expect(await isCutOff).toBeLessThan(20_000_000);
    expect(server.requests).toHaveLength(1);
  });

  test('that does not help is told of, with what it said and without the key', async () => {
    const warn = jest.fn<(facts: { err?: Error }, message: string) => void>();
    const told = new LanguageModel({
      baseUrl: server.baseUrl,
      model: 'kitchen',
      apiKey: 'sk-very-secret',
      log: { warn },
    });
    server.does(
      (_request, response) =>
        void response
          .writeHead(401, { 'content-type': 'application/json' })
          .end('{"error":{"message":"Incorrect API key provided: sk-very-secret"}}'),
    );
    await expect(told.ask(question)).rejects.toMatchObject(unavailable);
    expect(warn).toHaveBeenCalledTimes(1);
    expect(warn.mock.calls[0]?.[0].err?.cause).toMatchObject({ message: 'Incorrect API key provided: (AI_API_KEY)' });
  });

  test('is not asked any more when the caller has gone', async () => {
    server.does(() => undefined);
    await expect(model.ask({ ...question, signal: AbortSignal.abort() })).rejects.toMatchObject(unavailable);
  });
});
