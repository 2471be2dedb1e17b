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

/** Where requests are given up, in milliseconds. */
export interface Deadlines {
  /** {@link DEADLINE} unless given. */
  deadline?: number;
  /** Files that are sent or taken; as long as the address of a photo is good unless given. */
  fileDeadline?: number;
}

/**
 * Gives up each request after its time, whether its body is still coming, it is worked on, or its answer is not taken. Fastify's own
 * `handlerTimeout` ends with the body: from then on nothing would.
 */
export function limitTime(
  app: FastifyInstance,
  { deadline = DEADLINE, fileDeadline = SIGNED_FOR }: Deadlines = {},
): void {
  const timeFor = (url: string): number =>
    ARCHIVES.test(url) ? ARCHIVE_DEADLINE : FILES.test(url) ? fileDeadline : deadline;
  app.addHook('onRequest', async (request, reply) => {
    const timer = setTimeout(() => giveUp(request, reply), timeFor(request.url));
    reply.raw.once('close', () => clearTimeout(timer));
  });
}

function giveUp(request: FastifyRequest, reply: FastifyReply): void {
  if (reply.raw.headersSent || reply.sent) {
    request.log.warn({ url: request.url }, 'An answer was not taken in time');
    reply.raw.destroy();
    return;
  }
  // What still comes of a body is not read any more. Who waits for it is told: Node does not once the answer is sent.
  if (!request.raw.complete) request.raw.socket.once('close', () => request.raw.destroy());
  reply.header('connection', 'close');
  reply.send(
    new AppError('UNAVAILABLE', 'Larder could not answer in time, and gave up. Try again in a moment.', {
      retryAfter: 5,
    }),
  );
}
