import type { ApolloClient } from '@apollo/client';
import createCache, { type EmotionCache } from '@emotion/cache';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { createApolloClient } from '../apollo/client.ts';
import { SITE } from '../apollo/site.ts';
import { VIEWER } from '../apollo/viewer.tsx';
import { PageTitle } from '../hooks/use-document-title.ts';
import { addressAtHome } from '../pages/search/household-filters.ts';
import { App } from './app.tsx';
import type { PageData } from './page-data.ts';
import { KeptPages } from './kept-pages.ts';
import { loadPage, type LoadedPage } from './load-page.ts';
import { localLink, type Question } from './local-link.ts';
import { pageFiles } from './page-files.ts';
import { paths } from './paths.ts';
import type { RouteQuery } from './route-queries.ts';
import { AppRoutes } from './router.tsx';

/** A page as HTML, and what has to go along with it. */
export interface RenderedPage {
  html: string;
  /** Links for the head: pictures to fetch first. */
  links: string;
  /** The styles in use: the value of `data-emotion`, and the rules. */
  styles: { name: string; css: string }[];
  /** Addresses of the scripts that the page needs. */
  files: string[];
  /** What the page starts with in the browser. */
  data: PageData;
  title: string | undefined;
}

const kept = new KeptPages<RenderedPage>();

/** Another address, to which the caller is redirected. */
interface Elsewhere {
  elsewhere: string;
}

/**
 * Renders the page of an address with the answers it begins with. A cook's search without filters is sent on to the one of their
 * household: what they must not eat is not shown until the script has come.
 * @param address path and query
 * @param ask calls the API as the caller of the page
 */
export async function renderPage(
  address: string,
  ask: (question: Question) => Promise<unknown>,
): Promise<RenderedPage | Elsewhere> {
  const url = new URL(address, 'http://localhost');
  const first = await loadPage(url);
  const client = createApolloClient(localLink(ask));
  const questions = first?.queries ?? [];
  const forAll = await askAll(client, [{ query: VIEWER }, { query: SITE }, ...questions.filter((one) => !one.for)]);
  const cook = client.readQuery({ query: VIEWER })?.viewer ?? null;
  const elsewhere = url.pathname === paths.search && addressAtHome(url.searchParams, cook);
  if (elsewhere) return { elsewhere };
  const asker = cook ? 'cook' : 'visitor';
  const asked = [
    ...forAll,
    ...(await askAll(
      client,
      questions.filter((one) => one.for === asker),
    )),
  ];
  const data = { cache: client.extract() as object, asked };
  return kept.get(JSON.stringify([address, data]), () => render(address, first, client, data));
}

function render(address: string, first: LoadedPage | null, client: ApolloClient, data: PageData): RenderedPage {
  const cache = createCache({ key: 'css' });
  // Styles are kept in the cache instead of being written between the elements.
  cache.compat = true;
  let title: string | undefined;
  const whole = renderToString(
    <StrictMode>
      <PageTitle value={(named) => (title = named)}>
        <App client={client} styles={cache}>
          <StaticRouter location={address}>
            <AppRoutes first={first} />
          </StaticRouter>
        </App>
      </PageTitle>
    </StrictMode>,
  );
  const [links = ''] = /^(?:<link [^>]*>)*/.exec(whole) ?? [];
  return {
    html: whole.slice(links.length),
    links,
    styles: stylesOf(cache),
    files: pageFiles(first?.route.rendered),
    data,
    title,
  };
}

/** What could not be answered the browser asks again; says what was. */
async function askAll(client: ApolloClient, questions: RouteQuery[]): Promise<PageData['asked']> {
  const asked = await Promise.allSettled(
    questions.map(async ({ query, variables = {} }) => {
      await client.query({ query, variables });
      const [definition] = query.definitions;
      return {
        operationName: definition?.kind === 'OperationDefinition' ? (definition.name?.value ?? '') : '',
        variables,
      };
    }),
  );
  return asked.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
}

/** The rules of all elements in one style, each global sheet in one of its own, as the browser's part looks for them. */
function stylesOf({ key, inserted, registered }: EmotionCache): RenderedPage['styles'] {
  const rules = Object.entries(inserted).filter((rule): rule is [string, string] => typeof rule[1] === 'string');
  const isGlobal = ([id]: [string, string]) => registered[`${key}-${id}`] === undefined;
  const own = rules.filter((rule) => !isGlobal(rule));
  return [
    ...rules.filter(isGlobal).map(([id, css]) => ({ name: `${key}-global ${id}`, css })),
    { name: `${key} ${own.map(([id]) => id).join(' ')}`, css: own.map(([, css]) => css).join('') },
  ];
}
