import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../context.ts';
import { sendError } from '../rest/errors.ts';
import { badInput } from '../shared/errors.ts';
import { openContext } from './session.ts';

/** Longest time for a file with its recipes, in milliseconds. */
const LIMIT = 10 * 60_000;

/**
 * Takes files of recipes, at `POST /api/import/file?name=…` with the file itself as `application/octet-stream`. What becomes of each recipe is told
 * as it happens, a line of JSON each; a connection that breaks loses nothing that was told, and the file can be sent again.
 */
export function registerFileImports(app: FastifyInstance, platform: Platform): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/octet-stream', (_request, body, done) => done(null, body));
    scope.setErrorHandler((error, request, reply) => sendError(error, request, reply.header('connection', 'close')));
    scope.post<{ Querystring: { name?: string }; Body: Readable }>(
      '/api/import/file',
      { handlerTimeout: LIMIT, compress: false },
      async (request, reply) => {
        const { fileImport } = await openContext(platform, request, reply);
        const { name } = request.query;
        if (!name || !(request.body instanceof Readable))
          throw badInput('Send a file, and its name as `name`.', 'name');
        const events = await fileImport.receive(name, request.body);
        return reply.type('application/x-ndjson').send(Readable.from(linesOf(events)));
      },
    );
  });
}

async function* linesOf(events: AsyncIterable<object>): AsyncGenerator<string> {
  for await (const event of events) yield `${JSON.stringify(event)}\n`;
}
