import { hash } from 'node:crypto';
import type { ApolloServerPlugin } from '@apollo/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Platform, RequestContext } from '../context.ts';
import { codingFor, pack, type ContentCoding } from '../http/content-coding.ts';
import { readCookie } from '../http/session-cookies.ts';
import { bearerToken } from '../http/session-guard.ts';
import { AnswerCache, type KeptAnswer } from './answer-cache.ts';
import { costHeaders } from './cost-limit.ts';
import { isShareable } from './shareable.ts';
import { UsageTape } from './usage-tape.ts';

/** Answers a request; what it gives is the body. */
type Answering = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/** A request whose answer may be kept. */
interface OpenRequest {
  tape: UsageTape;
  /** Whether the answer turned out to be the same for everybody. */
  isShared: boolean;
}

/**
 * Gives callers who are not signed in the answer that somebody else got to the same question, while nothing has changed
 * that it could show. Each request is counted, logged and guarded like any other.
 */
export class SharedAnswers {
  readonly #platform: Platform;
  readonly #cache: AnswerCache;
  readonly #open = new Map<string, OpenRequest>();

  constructor(platform: Platform) {
    this.#platform = platform;
    this.#cache = new AnswerCache(platform.freshness);
  }

  /** Sees which answers are the same for everybody. */
  get plugin(): ApolloServerPlugin<RequestContext> {
    const see = (requestId: string, isShared: boolean): void => {
      const open = this.#open.get(requestId);
      if (open) open.isShared = isShared;
    };
    return {
      async requestDidStart() {
        return {
          async willSendResponse({ response: { body }, operation, request, contextValue }) {
            if (!operation || body.kind !== 'single') return;
            see(
              contextValue.requestId,
              body.singleResult.errors === undefined && isShareable(operation, request.variables),
            );
          },
        };
      },
    };
  }

  /** What a request works with: its counts are remembered while its answer may be kept. */
  platformFor(request: FastifyRequest): Platform {
    const open = this.#open.get(request.id);
    return open ? { ...this.#platform, usage: open.tape } : this.#platform;
  }

  /** Answers with what is kept, else through `answer`. */
  before(answer: Answering): Answering {
    return async (request, reply) => {
      const version = isNobodys(request) ? this.#cache.version() : null;
      if (version === null) return answer(request, reply);
      const coding = codingFor(request.headers['accept-encoding']);
      const key = keyOf(request, coding);
      const kept = this.#cache.find(key);
      if (!kept)
        return this.#cache.admits(key)
          ? this.#ask(answer, request, reply, { key, coding, version })
          : answer(request, reply);
      for (const { measure, label } of kept.counted) this.#platform.usage.count(measure, label);
      return send(reply, kept);
    };
  }

  async #ask(
    answer: Answering,
    request: FastifyRequest,
    reply: FastifyReply,
    { key, coding, version }: { key: string; coding: ContentCoding; version: number },
  ): Promise<unknown> {
    const open: OpenRequest = { tape: new UsageTape(this.#platform.usage), isShared: false };
    this.#open.set(request.id, open);
    try {
      const body = await answer(request, reply);
      if (!open.isShared || typeof body !== 'string' || reply.statusCode !== 200 || reply.hasHeader('set-cookie'))
        return body;
      const kept = {
        body: await pack(body, coding),
        contentType: String(reply.getHeader('content-type')),
        cost: costHeaders(reply),
        coding,
        counted: open.tape.counted,
      };
      this.#cache.keep(key, kept, version);
      return send(reply, kept);
    } finally {
      this.#open.delete(request.id);
    }
  }
}

/** Whether a request comes from somebody who is not signed in, in the one form that is kept. */
function isNobodys(request: FastifyRequest): boolean {
  return request.method === 'POST' && bearerToken(request) === undefined && readCookie(request, 'larder') === null;
}

/** All that an answer to nobody in particular depends on: what is asked, in which form it is wanted, how it may be packed. */
function keyOf({ body, headers }: FastifyRequest, coding: ContentCoding): string {
  return hash('sha256', JSON.stringify([coding, headers.accept, body]), 'base64');
}

function send(reply: FastifyReply, { body, contentType, cost, coding }: KeptAnswer): Buffer {
  void reply.headers({
    ...cost,
    'content-type': contentType,
    'cache-control': 'no-store',
    'content-length': body.byteLength,
    vary: 'accept-encoding',
  });
  if (coding !== null) void reply.header('content-encoding', coding);
  return body;
}
