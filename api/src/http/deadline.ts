import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SIGNED_FOR } from '../modules/photos/photo-limits.ts';
import { AppError } from '../shared/errors.ts';

/** Where a request is given up, in milliseconds from its first line to the last byte of the answer: longer than a language model may take. */
export const DEADLINE = 45_000;

/** What takes as long as the line of its sender or receiver: files, photos that are sent, and a file of recipes, which tells of each as it is stored. */
const FILES = /^\/(assets|images|photos|api\/uploads\/(?!sign|complete)|api\/import\/file)\b/;

/** All that a cook keeps: half a gigabyte of photos at most, on a slow line. */
const ARCHIVES = /^\/api\/profile\/archive\b/;
const ARCHIVE_DEADLINE = 30 * 60_000;

/**
 * Gives up each request after its time, whether its body is still coming, it is worked on, or its answer is not taken. Fastify's own
 * `handlerTimeout` ends with the body: from then on nothing would.
 */
export function limitTime(app: FastifyInstance, deadline: number = DEADLINE): void {
  app.addHook('onRequest', async (request, reply) => {
    const timer = setTimeout(() => giveUp(request, reply), timeFor(request.url) ?? deadline);
    reply.raw.once('close', () => clearTimeout(timer));
  });
}

/** Milliseconds for what takes its own time. */
function timeFor(url: string): number | undefined {
  if (ARCHIVES.test(url)) return ARCHIVE_DEADLINE;
  return FILES.test(url) ? SIGNED_FOR : undefined;
}

function giveUp(request: FastifyRequest, reply: FastifyReply): void {
  if (reply.raw.headersSent || reply.sent) {
    request.log.warn({ url: request.url }, 'An answer was not taken in time');
    reply.raw.destroy();
    return;
  }
  // What still comes of a body is not read any more.
  reply.header('connection', 'close');
  reply.send(
    new AppError('UNAVAILABLE', 'Larder could not answer in time, and gave up. Try again in a moment.', {
      retryAfter: 5,
    }),
  );
}
