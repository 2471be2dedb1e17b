import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Platform } from '../../context.ts';
import { contentPolicy } from '../security-headers.ts';
import { headHtml, type PageHead } from './page-head.ts';
import { PageTemplate } from './page-template.ts';

/** Answers with the built page, with a head of its own for each address. */
export class PageSender {
  readonly #template: PageTemplate;
  readonly #uploadOrigin: string | null;

  /** @param file `index.html` of the built web app */
  constructor({ files }: Pick<Platform, 'files'>, file: string) {
    this.#template = new PageTemplate(file);
    this.#uploadOrigin = files.uploadOrigin;
  }

  /** The head of the first page: the site as such, and how to search it. */
  home(site: string): PageHead {
    const target = `${site}/search?q={search_term_string}`;
    const search = { '@type': 'SearchAction', target, 'query-input': 'required name=search_term_string' };
    return { ...this.unlisted(), isListed: true, canonical: `${site}/`, data: { '@context': 'https://schema.org', '@type': 'WebSite', name: 'Larder', url: `${site}/`, potentialAction: search } };
  }

  /** The head of the search page; every search counts as the same page. */
  search(site: string): PageHead {
    return { ...this.unlisted(), isListed: true, canonical: `${site}/search` };
  }

  /** The head of a page that is nobody's to find. */
  unlisted(): PageHead {
    const { title, description } = this.#template;
    return { title, description, canonical: null, isListed: false, kind: 'website', image: null, data: null };
  }

  send(_request: FastifyRequest, reply: FastifyReply, status: number, head: PageHead): FastifyReply {
    const nonce = randomBytes(24).toString('base64');
    return reply
      .code(status)
      .header('content-security-policy', contentPolicy(nonce, this.#uploadOrigin))
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(this.#template.with({ nonce, head: headHtml(head) }));
  }
}
