/**
 * Keeps what a cook has opened for when there is no network: the files of the app, and the recipes and lists that were shown.
 * It is one file of its own, without imports, so that every browser takes it. What is private goes when its cook does.
 */

/** The files of this build, filled in when it is made; the first is the page that stands for all others. */
const FILES: readonly string[] = JSON.parse('__LARDER_FILES__') as string[]
/** A name that changes whenever one of the files does. */
const BUILD = '__LARDER_BUILD__'

const SHELL = '/offline'
const FILE_CACHE = `larder-files-${BUILD}`
/** Answers and pictures of what was opened. */
const OPENED_CACHE = 'larder-opened'
/** Most answers and pictures that are kept; the oldest go first. */
const OPENED_MAX = 200

/** What can be read without a network once it was opened. Ticks of a recipe are not among it: the browser's own are never older. */
const READABLE = new Set(['CollectionPage', 'HomeCounters', 'OwnCollections', 'OwnLists', 'ProfilePage', 'RecentRecipes', 'RecipePage', 'SavedRecipes', 'ShoppingListPage', 'Site', 'Viewer'])
/** After these another cook may sit here, or nobody. */
const LEAVING = new Set(['DeleteAccount', 'SignIn', 'SignOut', 'SignUp'])

/** The part of a worker's surroundings that is used here; the types of a page and of a worker cannot be had together. */
interface Scope {
  addEventListener(type: 'install' | 'activate', listen: (event: Lasting) => void): void
  addEventListener(type: 'fetch', listen: (event: Lasting & { request: Request; respondWith(answer: Promise<Response>): void }) => void): void
  addEventListener(type: 'message', listen: (event: Lasting & { data: unknown }) => void): void
  addEventListener(type: 'notificationclick', listen: (event: Lasting & { notification: { data: unknown; close(): void } }) => void): void
  skipWaiting(): Promise<void>
  clients: { claim(): Promise<void>; matchAll(of: { type: 'window' }): Promise<Tab[]> }
}
/** A page of the app that is open. */
interface Tab {
  url: string
  focus(): Promise<unknown>
}
interface Lasting {
  waitUntil(work: Promise<unknown>): void
}
interface Asked {
  operationName?: string
  variables?: { slug?: string; id?: string; isJudged?: boolean }
}

/** An answer that came with a page from the server. */
interface Sent {
  asked: Asked
  answer: string
}

const scope = globalThis as unknown as Scope

scope.addEventListener('install', (event) => event.waitUntil(caches.open(FILE_CACHE).then((cache) => cache.addAll([SHELL, ...FILES]))))
scope.addEventListener('activate', (event) => event.waitUntil(forgetOldBuilds()))
// The page asks for it when its cook says so: two builds are never mixed under somebody's hands.
scope.addEventListener('message', (event) => {
  const { data } = event
  if (data === 'take-over') void scope.skipWaiting()
  else event.waitUntil(keepSent(data as Sent))
})
scope.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (url.origin !== location.origin) return
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => kept(FILE_CACHE, SHELL)))
  else if (request.method === 'POST' && url.pathname === '/graphql') event.respondWith(answer(request))
  else if (request.method === 'GET' && FILES.includes(url.pathname)) event.respondWith(kept(FILE_CACHE, url.pathname).catch(() => fetch(request)))
  else if (request.method === 'GET' && url.pathname.startsWith('/images/')) event.respondWith(picture(request))
})
// A notification carries the address of the page that showed it.
scope.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(comeBack(event.notification.data))
})

async function comeBack(address: unknown): Promise<void> {
  const tabs = await scope.clients.matchAll({ type: 'window' })
  await (tabs.find(({ url }) => url === address) ?? tabs[0])?.focus()
}

async function forgetOldBuilds(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name.startsWith('larder-files-') && name !== FILE_CACHE).map((name) => caches.delete(name)))
  await scope.clients.claim()
}

/** Asks the server; where there is none, gives what it said last. */
async function answer(request: Request): Promise<Response> {
  const asked = (await request.clone().json().catch(() => ({}))) as Asked
  const name = asked.operationName ?? ''
  if (!READABLE.has(name)) return change(name, await fetch(request))
  try {
    const response = await fetch(request)
    if (response.ok) await keepAnswer(asked, response.clone())
    return response
  } catch (error) {
    const old = await keptAnswer(asked)
    if (old) return old
    throw error
  }
}

async function change(name: string, response: Response): Promise<Response> {
  if (LEAVING.has(name) && response.ok) await caches.delete(OPENED_CACHE)
  return response
}

/** An address for each question, with what it is about in its path. */
function addressOf({ operationName, variables }: Asked): string {
  return `/kept/${operationName}/${encodeURIComponent(variables?.slug ?? variables?.id ?? '')}?${encodeURIComponent(JSON.stringify(variables ?? {}))}`
}

async function keepAnswer(asked: Asked, response: Response): Promise<void> {
  const text = await response.text()
  if (text.includes('"errors"')) return
  if (asked.operationName === 'Viewer') await forgetWhoeverWasHere(asked, text)
  await keep(addressOf(asked), new Response(text, { headers: { 'content-type': 'application/json' } }))
}

async function keepSent({ asked, answer: text }: Sent): Promise<void> {
  if (READABLE.has(asked.operationName ?? '')) await keepAnswer(asked, new Response(text))
}

/** A session may end elsewhere: what its cook opened goes with it. */
async function forgetWhoeverWasHere(asked: Asked, text: string): Promise<void> {
  const before = await (await keptAnswer(asked))?.text()
  if (before !== undefined && viewerIn(before) !== viewerIn(text)) await caches.delete(OPENED_CACHE)
}

const viewerIn = (text: string): string | null => (JSON.parse(text) as { data: { viewer: { id: string } | null } }).data.viewer?.id ?? null

/** A recipe that was opened with a kitchen can be read without one. */
async function keptAnswer(asked: Asked): Promise<Response | undefined> {
  const cache = await caches.open(OPENED_CACHE)
  const isLoose = asked.operationName === 'RecipePage' && asked.variables?.isJudged !== true
  return (await cache.match(addressOf(asked))) ?? (isLoose ? cache.match(addressOf(asked), { ignoreSearch: true }) : undefined)
}

async function picture(request: Request): Promise<Response> {
  try {
    const response = await fetch(request)
    if (response.ok) await keep(request.url, response.clone())
    return response
  } catch {
    return kept(OPENED_CACHE, request.url)
  }
}

async function keep(address: string, response: Response): Promise<void> {
  const cache = await caches.open(OPENED_CACHE)
  await cache.delete(address)
  await cache.put(address, response)
  const all = await cache.keys()
  await Promise.all(all.slice(0, Math.max(0, all.length - OPENED_MAX)).map((old) => cache.delete(old)))
}

async function kept(cacheName: string, address: string): Promise<Response> {
  const found = await (await caches.open(cacheName)).match(address)
  if (!found) throw new TypeError('This was not kept.')
  return found
}

// Makes this a module to the compiler, so that its names are its own; nothing of it stays in the file that is built.
export {}
