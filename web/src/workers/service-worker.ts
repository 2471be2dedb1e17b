/**
 * Keeps what a cook has opened for when there is no network: the files of the app, and the recipes and lists that were shown.
 * It is one file of its own, without imports, so that every browser takes it. What is private goes when its cook does.
 */

/** The files of this build, filled in when it is made; the first is the page that stands for all others. */
const FILES: readonly string[] = JSON.parse('__LARDER_FILES__') as string[];
/** A name that changes whenever one of the files does. */
const BUILD = '__LARDER_BUILD__';

const SHELL = '/offline';
const FILE_CACHE = `larder-files-${BUILD}`;
/** Answers and pictures of what was opened. */
const OPENED_CACHE = 'larder-opened';
/** Most answers and pictures that are kept; the oldest go first. */
const OPENED_MAX = 200;
/** How long the network is waited for where something is kept, in milliseconds. */
const PATIENCE_MS = 6_000;
/** The header of a kept answer that says when it came, in milliseconds since 1970. */
const KEPT_AT = 'larder-kept-at';

/** What can be read without a network once it was opened. Ticks of a recipe are not among it: the browser's own are never older. */
const READABLE = new Set([
  'CollectionPage',
  'DinnerDishes',
  'HomeCounters',
  'OwnCollections',
  'OwnLists',
  'Pantry',
  'PantryHistory',
  'PantryMonths',
  'PantrySize',
  'ProfilePage',
  'RecentRecipes',
  'RecipePage',
  'RecipeSwapped',
  'SavedRecipes',
  'ShoppingListPage',
  'Site',
  'Viewer',
]);
/** Of these no page needs to say how old they are. */
const ASIDE = new Set(['HomeCounters', 'PantrySize', 'Site', 'Viewer']);
/** After these another cook may be signed in, or none. */
const LEAVING = new Set(['DeleteAccount', 'SignIn', 'SignOut', 'SignUp']);

/** The part of a worker's surroundings that is used here; the types of a page and of a worker cannot be had together. */
interface Scope {
  addEventListener(type: 'install' | 'activate', listen: (event: Lasting) => void): void;
  addEventListener(
    type: 'fetch',
    listen: (
      event: Lasting & { request: Request; clientId: string; respondWith(answer: Promise<Response>): void },
    ) => void,
  ): void;
  addEventListener(type: 'message', listen: (event: Lasting & { data: unknown; source: Tab | null }) => void): void;
  addEventListener(
    type: 'notificationclick',
    listen: (event: Lasting & { notification: { data: unknown; close(): void } }) => void,
  ): void;
  skipWaiting(): Promise<void>;
  clients: {
    claim(): Promise<void>;
    get(id: string): Promise<Tab | undefined>;
    matchAll(of: { type: 'window' }): Promise<Tab[]>;
  };
}
/** A page of the app that is open. */
interface Tab {
  id: string;
  url: string;
  postMessage(message: { keptAt: number }, transfer: []): void;
  focus(): Promise<unknown>;
}
interface Lasting {
  waitUntil(work: Promise<unknown>): void;
}
interface Asked {
  operationName?: string;
  variables?: { slug?: string; id?: string; isJudged?: boolean };
}

/** An answer that came with a page from the server. */
interface Sent {
  asked: Asked;
  answer: string;
}

const scope = globalThis as unknown as Scope;

scope.addEventListener('install', (event) =>
  event.waitUntil(caches.open(FILE_CACHE).then((cache) => cache.addAll([SHELL, ...FILES]))),
);
scope.addEventListener('activate', (event) => event.waitUntil(forgetOldBuilds()));
// The page asks for it when its cook says so: two builds are never mixed under somebody's hands.
scope.addEventListener('message', (event) => {
  const { data, source } = event;
  if (data === 'take-over') void scope.skipWaiting();
  else if (data === 'how-old') tellHowOld(source);
  else event.waitUntil(keepSent(data as Sent));
});
scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== location.origin) return;
  // What the API gives to a browser that goes there is a file to keep, or a page of its own.
  if (request.mode === 'navigate' && !/^\/(api|graphql)\b/.test(url.pathname))
    event.respondWith(orKept(fetch(request), FILE_CACHE, SHELL));
  else if (request.method === 'POST' && url.pathname === '/graphql') event.respondWith(answer(request, event.clientId));
  else if (request.method === 'GET' && FILES.includes(url.pathname))
    event.respondWith(kept(FILE_CACHE, url.pathname).catch(() => fetch(request)));
  else if (request.method === 'GET' && url.pathname.startsWith('/images/'))
    event.respondWith(orKept(picture(request), OPENED_CACHE, request.url));
});
// A notification carries the address of the page that showed it.
scope.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(comeBack(event.notification.data));
});

async function comeBack(address: unknown): Promise<void> {
  const tabs = await scope.clients.matchAll({ type: 'window' });
  await (tabs.find(({ url }) => url === address) ?? tabs[0])?.focus();
}

async function forgetOldBuilds(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith('larder-files-') && name !== FILE_CACHE).map((name) => caches.delete(name)),
  );
  await scope.clients.claim();
}

/** What the network brings in time, else what is kept, else what the network brings in the end. */
function orKept(fresh: Promise<Response>, cacheName: string, address: string): Promise<Response> {
  return inTime(fresh)
    .catch(() => kept(cacheName, address))
    .catch(() => fresh);
}

function inTime<Result>(work: Promise<Result>): Promise<Result> {
  return Promise.race([work, new Promise<never>((_, reject) => setTimeout(reject, PATIENCE_MS))]);
}

/** Asks the server; where there is none, or none that answers in time, gives what it said last. */
async function answer(request: Request, tabId: string): Promise<Response> {
  const asked = (await request
    .clone()
    .json()
    .catch(() => ({}))) as Asked;
  const name = asked.operationName ?? '';
  if (!READABLE.has(name)) return change(name, await fetch(request));
  const fresh = freshAnswer(request, asked);
  return inTime(fresh).catch(async () => (await oldAnswer(asked, tabId)) ?? fresh);
}

/** @throws TypeError where somebody else answers, such as the sign-in page of a network: to the page that is as if none had */
async function freshAnswer(request: Request, asked: Asked): Promise<Response> {
  const response = await fetch(request);
  if (!isOf(response, /json/)) throw new TypeError('This is no answer of ours.');
  if (response.ok) await keepAnswer(asked, response.clone());
  return response;
}

const isOf = (response: Response, type: RegExp): boolean => type.test(response.headers.get('content-type') ?? '');

/** When the answers came that pages were given of what is kept, by the page. */
const givenFrom = new Map<string, number>();

async function oldAnswer(asked: Asked, tabId: string): Promise<Response | undefined> {
  const old = await keptAnswer(asked);
  if (!old || ASIDE.has(asked.operationName ?? '')) return old;
  givenFrom.set(tabId, Number(old.headers.get(KEPT_AT)));
  tellHowOld((await scope.clients.get(tabId)) ?? null);
  return old;
}

/** A page that has only begun does not listen yet: it asks once it does. */
function tellHowOld(tab: Tab | null): void {
  const keptAt = givenFrom.get(tab?.id ?? '');
  if (keptAt) tab?.postMessage({ keptAt }, []);
}

async function change(name: string, response: Response): Promise<Response> {
  if (LEAVING.has(name) && response.ok) await caches.delete(OPENED_CACHE);
  return response;
}

/** An address for each question, with what it is about in its path. */
function addressOf({ operationName, variables }: Asked): string {
  return `/kept/${operationName}/${encodeURIComponent(variables?.slug ?? variables?.id ?? '')}?${encodeURIComponent(JSON.stringify(variables ?? {}))}`;
}

async function keepAnswer(asked: Asked, response: Response): Promise<void> {
  const text = await response.text();
  if (text.includes('"errors"')) return;
  if (asked.operationName === 'Viewer') await forgetWhoeverWasHere(asked, text);
  await keep(
    addressOf(asked),
    new Response(text, { headers: { 'content-type': 'application/json', [KEPT_AT]: String(Date.now()) } }),
  );
}

async function keepSent({ asked, answer: text }: Sent): Promise<void> {
  if (READABLE.has(asked.operationName ?? '')) await keepAnswer(asked, new Response(text));
}

/** A session may end elsewhere: what its cook opened goes with it. */
async function forgetWhoeverWasHere(asked: Asked, text: string): Promise<void> {
  const before = await (await keptAnswer(asked))?.text();
  if (before !== undefined && viewerIn(before) !== viewerIn(text)) await caches.delete(OPENED_CACHE);
}

const viewerIn = (text: string): string | null =>
  (JSON.parse(text) as { data: { viewer: { id: string } | null } }).data.viewer?.id ?? null;

/** A recipe that was opened with a kitchen can be read without one. */
async function keptAnswer(asked: Asked): Promise<Response | undefined> {
  const cache = await caches.open(OPENED_CACHE);
  const isLoose = asked.operationName === 'RecipePage' && asked.variables?.isJudged !== true;
  return (
    (await cache.match(addressOf(asked))) ??
    (isLoose ? cache.match(addressOf(asked), { ignoreSearch: true }) : undefined)
  );
}

async function picture(request: Request): Promise<Response> {
  const response = await fetch(request);
  if (response.ok && isOf(response, /^image/)) await keep(request.url, response.clone());
  return response;
}

/** Where there is no room, the older half makes some for what comes next; what was to be kept is shown all the same. */
async function keep(address: string, response: Response): Promise<void> {
  const cache = await caches.open(OPENED_CACHE);
  await cache.delete(address);
  const isKept = await cache.put(address, response).then(
    () => true,
    () => false,
  );
  const all = await cache.keys();
  const max = isKept ? OPENED_MAX : Math.floor(all.length / 2);
  await Promise.all(all.slice(0, Math.max(0, all.length - max)).map((old) => cache.delete(old)));
}

async function kept(cacheName: string, address: string): Promise<Response> {
  const found = await (await caches.open(cacheName)).match(address);
  if (!found) throw new TypeError('This was not kept.');
  return found;
}

// Makes this a module to the compiler, so that its names are its own; nothing of it stays in the file that is built.
export {};
