import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contentPolicy } from '../security-headers.ts';
import { embedJson } from './embed-json.ts';
import { executeAsUser } from './execute-as-user.ts';
import { headHtml, type PageHead } from './page-head.ts';
import type { PageRenderer } from './page-renderer.ts';
import { PageTemplate, type PageParts } from './page-template.ts';
import type { RenderedPage } from './rendered-page.ts';

/** What pages are made with. */
export interface PageSources {
  /** `index.html` of the built web app. */
  file: string;
  /** Null where the part for the server was not built: browsers render every page. */
  renderer: PageRenderer | null;
  /** Where photos are sent besides. */
  uploadOrigin: string | null;
}

/** Answers with the page of the web app: with a head of its own for each address, and as it stands where it is rendered. */
export class PageSender {
  readonly #app: FastifyInstance;
  readonly #template: PageTemplate;
  readonly #sources: PageSources;

  constructor(app: FastifyInstance, sources: PageSources) {
    this.#app = app;
    this.#template = new PageTemplate(sources.file);
    this.#sources = sources;
  }

  /** The head of a page that is not indexed, in the words of the product. */
  get unlisted(): PageHead {
    const { title, description } = this.#template;
    return { title, description, canonical: null, isListed: false, kind: 'website', image: null, data: null };
  }

  /** The page with nothing in it yet: the browser renders it. */
  sendEmpty(reply: FastifyReply, status: number, head: PageHead): FastifyReply {
    return this.#send(reply, status, head, {});
  }

  /** The page rendered with current data for the caller; an empty one where that cannot be had. */
  async sendRendered(
    request: FastifyRequest,
    reply: FastifyReply,
    head: PageHead,
    caller: string,
  ): Promise<FastifyReply> {
    const page = await this.#sources.renderer?.render(request.url, executeAsUser(this.#app, request), caller);
    if (!page) return this.sendEmpty(reply, 200, head);
    if ('elsewhere' in page) return reply.header('cache-control', 'no-store').redirect(page.elsewhere);
    const parts = {
      headEnd: page.links,
      app: page.html,
      files: page.files,
      bodyEnd: `<script type="application/json" id="page-data">${embedJson(page.data)}</script>`,
    };
    return this.#send(reply, 200, { ...head, title: page.title ?? head.title }, parts, page.styles);
  }

  #send(
    reply: FastifyReply,
    status: number,
    head: PageHead,
    parts: Omit<PageParts, 'nonce' | 'head'>,
    styles: RenderedPage['styles'] = [],
  ): FastifyReply {
    const nonce = randomBytes(24).toString('base64');
    const styleElements = styles
      .map(({ name, css }) => `<style nonce="${nonce}" data-emotion="${name}">${css}</style>`)
      .join('');
    return reply
      .code(status)
      .header('content-security-policy', contentPolicy(nonce, this.#sources.uploadOrigin))
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(
        this.#template.with({ nonce, head: headHtml(head), ...parts, headEnd: styleElements + (parts.headEnd ?? '') }),
      );
  }
}
