import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../context.ts';
import { sendError } from '../rest/errors.ts';
import { badInput } from '../shared/errors.ts';
import { openContext } from './session.ts';

const FILE = '/api/import/file';

/**
 * Takes files of recipes, at `POST /api/import/file?name=…` with the file itself as `application/octet-stream`. It is answered when the file is stored;
 * a job reads it then, and `GET` at the same address tells how far it is, whatever becomes of the connection or the process.
 */
export function registerFileImports(app: FastifyInstance, platform: Platform): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/octet-stream', (_request, body, done) => done(null, body));
    scope.setErrorHandler((error, request, reply) => sendError(error, request, reply.header('connection', 'close')));
    scope.post<{ Querystring: { name?: string }; Body: Readable }>(FILE, async (request, reply) => {
      const { fileImport } = await openContext(platform, request, reply);
      const { name } = request.query;
      if (!name || !(request.body instanceof Readable)) throw badInput('Send a file, and its name as `name`.', 'name');
      return reply.code(202).send(await fileImport.receive(name, request.body));
    });
  });
  void app.register(async (scope) => {
    scope.setErrorHandler(sendError);
    scope.get<Asked>(FILE, async (request, reply) => {
      const { fileImport } = await openContext(platform, request, reply);
      const progress = await fileImport.read(afterOf(request));
      return progress ?? reply.code(204).send();
    });
    scope.post<Asked>(`${FILE}/cancel`, async (request, reply) => {
      const { fileImport } = await openContext(platform, request, reply);
      return fileImport.cancel(afterOf(request));
    });
    scope.delete(FILE, async (request, reply) => {
      const { fileImport } = await openContext(platform, request, reply);
      await fileImport.forget();
      return reply.code(204).send();
    });
  });
}

interface Asked {
  Querystring: { after?: string };
}

/** @throws AppError BAD_USER_INPUT */
function afterOf({ query: { after = '0' } }: { query: { after?: string } }): number {
  if (!/^\d{1,9}$/.test(after)) throw badInput('after must be a number that was told as `after`.', 'after');
  return Number(after);
}
