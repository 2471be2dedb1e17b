/** A question to the GraphQL API, as the web app puts it. */
export interface Question {
  operationName: string | undefined;
  query: string;
  variables: object;
}

/** Calls the GraphQL API as the caller of the page. */
export type Ask = (question: Question) => Promise<unknown>;

/** A page as HTML, and what has to go along with it: what the web app's part for the server makes of an address. */
export interface RenderedPage {
  html: string;
  /** Links for the head: pictures to fetch first. */
  links: string;
  /** The styles in use: the value of `data-emotion`, and the rules. */
  styles: { name: string; css: string }[];
  /** Addresses of the scripts that the page needs. */
  files: string[];
  /** What the page starts with in the browser. */
  data: object;
  title: string | undefined;
}

/** Another address, path and query, to which the caller is redirected. */
export interface Elsewhere {
  elsewhere: string;
}

/** The head of a page for machines. */
export type HeadName = 'home' | 'search' | 'recipe' | 'cook' | 'group' | 'collection';

/** A row of the web app's table of pages (`web/src/app/routes.ts`), as far as the API reads it. */
export interface PageRow {
  path: string;
  /** The file of a page that is rendered here. */
  rendered?: string;
  head?: HeadName;
  isForAdmins?: boolean;
  isOpenToOthers?: boolean;
}

/** What the table of pages gives out once it is built. */
export interface RoutesBundle {
  routes: readonly PageRow[];
}

/** What the web app's part for the server gives out. */
export interface RenderBundle {
  renderPage(address: string, ask: Ask): Promise<RenderedPage | Elsewhere>;
}
