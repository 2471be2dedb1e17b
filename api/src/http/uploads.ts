import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Platform } from '../context.ts';
import { callerKey } from '../modules/users/caller.ts';
import { awaitsUpload } from '../modules/photos/photo-store.ts';
import { sendError } from '../rest/errors.ts';
import type { SignedUpload, UploadRefusal } from '../shared/storage/file-storage.ts';
import type { Workload } from './workload.ts';

/** What it takes to look whether a file is awaited, and to note that it came, in milliseconds. */
const UPLOAD = 4;

const REFUSALS: Record<UploadRefusal, { status: number; message: string }> = {
  'not-signed': {
    status: 403,
    message: 'This upload was not announced like this, or its time is over. Ask for a new address.',
  },
  used: { status: 403, message: 'This address has been used. Ask for a new one.' },
  'too-long': { status: 413, message: 'The file is larger than announced.' },
  'too-short': { status: 400, message: 'The file is smaller than announced.' },
};

/** Receives files at their signed addresses, unless browsers send them to the store itself. The address alone lets them in. */
export function registerUploads(app: FastifyInstance, { orm, files }: Platform, workload: Workload): void {
  if (files.uploadOrigin !== null) return;
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // Whatever comes is only counted and written; what it is, is looked at later.
    scope.addContentTypeParser('*', (_request, body, done) => done(null, body));
    scope.setErrorHandler((error, request, reply) => sendError(error, request, letGo(reply)));
    scope.put<{ Params: { '*': string }; Querystring: Partial<SignedUpload>; Body: Readable }>(
      '/api/uploads/*',
      async (request, reply) => {
        const { type = '', size = '', expires = '', signature = '' } = request.query;
        const { 'content-type': contentType = '', 'content-length': length } = request.headers;
        const key = request.params['*'];
        const address = request.ip;
        await workload.charge({ caller: callerKey({ viewer: null, address }), address }, UPLOAD);
        const isAwaited = await awaitsUpload(orm.em.fork(), key);
        const sent = { contentType, length: length === undefined ? undefined : Number(length), body: request.body };
        const refusal = isAwaited ? await files.receive(key, { type, size, expires, signature }, sent) : 'not-signed';
        return refusal === undefined ? reply.code(204).send() : refuse(reply, refusal);
      },
    );
  });
}

/** A refused client sends no further: a connection on which the rest of a file may still come would keep the process from stopping. */
const letGo = (reply: FastifyReply): FastifyReply => reply.header('connection', 'close');

function refuse(reply: FastifyReply, refusal: UploadRefusal): FastifyReply {
  const { status, message } = REFUSALS[refusal];
  return letGo(reply).code(status).type('text/plain; charset=utf-8').send(message);
}
