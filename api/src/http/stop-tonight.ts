import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, onRequestAsyncHookHandler } from 'fastify';
import { createContext, type Platform } from '../context.ts';

/** Longest body of a mail program, in bytes; it says nothing that is not known. */
const LENGTH_MAX = 4_096;

const STYLE =
  'body{margin:4rem auto;max-width:34rem;padding:0 1.5rem;font:1.1rem/1.5 system-ui,sans-serif;color:#22302a;background:#fbf7f0}a{color:#1f5a43}button{font:inherit;min-height:2.75rem;padding:.5rem 1.5rem;border:0;border-radius:999px;background:#1f5a43;color:#fff;cursor:pointer}';

/** What the pages say, as HTML. */
const PAGES = {
  ask: {
    title: 'No more mails on what to cook tonight?',
    content: '<form method="post"><button>Stop these mails</button></form>',
  },
  done: {
    title: 'These mails have stopped',
    content: '<p>You can ask for them again in your <a href="/settings">settings</a>.</p>',
  },
  unknown: {
    title: 'This link is not valid any more',
    content: '<p>You can stop the mails on what to cook tonight in your <a href="/settings">settings</a>.</p>',
  },
};

/**
 * Serves the link that stops mails on what to cook tonight, without signing in. Only a POST does: of a person who pressed the button, or of a mail program
 * (RFC 8058). Programs that look at every link of a message stop nothing.
 */
export function registerStopTonight(
  app: FastifyInstance,
  platform: Platform,
  limited: onRequestAsyncHookHandler[],
): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: LENGTH_MAX }, (_request, _body, done) =>
      done(null),
    );
    const address = '/stop-tonight/:secret';
    scope.get<{ Params: { secret: string } }>(address, { onRequest: limited }, async ({ id, params }, reply) => {
      const isKnown = await createContext(platform, id).tonightMail.isStop(params.secret);
      return send(reply, isKnown ? 'ask' : 'unknown');
    });
    scope.post<{ Params: { secret: string } }>(address, { onRequest: limited }, async ({ id, params }, reply) => {
      const isKnown = await createContext(platform, id).tonightMail.stop(params.secret);
      return send(reply, isKnown ? 'done' : 'unknown');
    });
  });
}

function send(reply: FastifyReply, which: keyof typeof PAGES): FastifyReply {
  const nonce = randomBytes(24).toString('base64');
  const { title, content } = PAGES[which];
  return reply
    .code(which === 'unknown' ? 404 : 200)
    .headers({
      'content-security-policy': `default-src 'none'; style-src-elem 'nonce-${nonce}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
      'cache-control': 'no-store',
      'referrer-policy': 'same-origin',
      'x-robots-tag': 'noindex',
    })
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} · Larder</title><style nonce="${nonce}">${STYLE}</style></head><body><main><h1>${title}</h1>${content}</main></body></html>`,
    );
}
