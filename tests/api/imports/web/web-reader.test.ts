import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { isPublicAddress } from '../../../../api/src/modules/imports/web/public-address.ts';
import { WebReader, type WebRules } from '../../../../api/src/modules/imports/web/web-reader.ts';

/** Packed ahead: it takes the one thread of the site and its reader a while. */
const bomb = gzipSync(Buffer.alloc(30_000_000));

/** What the site of the tests answers, by path. */
const pages: Record<string, (request: IncomingMessage, response: ServerResponse) => void> = {
  '/soup': (_request, response) => response.setHeader('content-type', 'text/html; charset=utf-8').end('<h1>Soup</h1>'),
  '/what-was-sent': (request, response) =>
    response.setHeader('content-type', 'text/plain').end(JSON.stringify(request.headers)),
  '/one': (_request, response) => response.writeHead(302, { location: '/two' }).end(),
  '/two': (_request, response) => response.writeHead(307, { location: 'soup' }).end(),
  '/round': (_request, response) => response.writeHead(301, { location: '/round' }).end(),
  '/inside': (_request, response) =>
    response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data' }).end(),
  '/file': (_request, response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
  '/picture': (_request, response) => response.setHeader('content-type', 'image/png').end('x'),
  '/missing': (_request, response) => response.writeHead(404).end(),
  '/large': (_request, response) => response.setHeader('content-type', 'text/html').end(Buffer.alloc(6_000_000, 'a')),
  '/bomb': (_request, response) =>
    response.setHeader('content-type', 'text/html').setHeader('content-encoding', 'gzip').end(bomb),
  '/never': () => undefined,
  '/slowly': (_request, response) => void response.setHeader('content-type', 'text/html').write('<p>'),
};

let site: Server;
let port: string;
let asked: string[];
beforeAll(async () => {
  site = createServer((request, response) => {
    asked.push(request.url ?? '');
    pages[request.url ?? '']?.(request, response);
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  port = String((site.address() as AddressInfo).port);
});
beforeEach(() => (asked = []));
afterAll(() => {
  site.closeAllConnections();
  site.close();
});

/** A reader to which the site of the tests, at 127.0.0.1, is of the public internet, under any name. */
function readerOf(rules: WebRules = {}): WebReader {
  return new WebReader({
    ports: [port],
    timeLimit: 20_000,
    isAllowed: (address) => address === '127.0.0.1' || isPublicAddress(address),
    resolve: (_host, done) => done(null, [{ address: '127.0.0.1', family: 4 }]),
    ...rules,
  });
}
const read = (path: string, rules?: WebRules) => readerOf(rules).read(`http://recipes.example:${port}${path}`);
const refusal = (path: string, rules?: WebRules): Promise<{ code: string; field: string; message: string }> =>
  read(path, rules).then(
    () => Promise.reject(new Error('it was read')),
    (error) => error,
  );

const INSIDE = 'Larder reads pages of the public internet only, and not this one.';

test('a page is read with what kind it is, and where it was in the end', async () => {
  const { bytes, ...told } = await read('/one');
  expect({ text: bytes.toString(), ...told }).toEqual({
    text: '<h1>Soup</h1>',
    type: 'text/html',
    charset: 'utf-8',
    url: `http://recipes.example:${port}/soup`,
  });
  expect(asked).toEqual(['/one', '/two', '/soup']);
});

test('no cookie, login or referrer goes along', async () => {
  const headers = JSON.parse((await read('/what-was-sent')).bytes.toString()) as Record<string, string>;
  expect(headers).toHaveProperty('host');
  for (const name of ['cookie', 'authorization', 'referer', 'origin']) expect(headers).not.toHaveProperty(name);
});

test.each([
  ['/round', 'This address leads on more than 3 times.'],
  ['/inside', INSIDE],
  ['/file', 'Give the address of a page, such as https://example.org/soup.'],
  ['/picture', 'There is no page at this address, but a file of another kind.'],
  ['/missing', 'The page answered 404 instead of a recipe.'],
  ['/large', 'The page is larger than 5 MB.'],
  ['/bomb', 'The page is larger than 5 MB.'],
])('%s is refused in a sentence that helps', async (path, message) => {
  expect(await refusal(path)).toMatchObject({ code: 'BAD_USER_INPUT', field: 'url', message });
});

test.each(['/never', '/slowly'])('%s is given up in a sentence that helps', async (path) => {
  expect(await refusal(path, { timeLimit: 500 })).toMatchObject({
    code: 'BAD_USER_INPUT',
    field: 'url',
    message: 'The page did not answer in time. Copy its text and paste it instead.',
  });
});

test.each([
  'http://127.0.0.1/',
  'http://2130706433/',
  'http://0177.0.0.1/',
  'http://0x7f.1/',
  'http://127.1/',
  'http://[::1]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[::ffff:7f00:1]/',
  'http://169.254.169.254/latest/meta-data/',
  'http://[fd00:ec2::254]/',
  'http://10.1.2.3/',
  'http://0/',
  'http://localhost/',
  'https://127.0.0.1/',
])('%s is refused before anything is sent', async (address) => {
  await expect(new WebReader({ timeLimit: 3_000 }).read(address)).rejects.toMatchObject({
    code: 'BAD_USER_INPUT',
    message: INSIDE,
  });
});

test.each([
  'ftp://recipes.example/',
  'javascript:alert(1)',
  'data:text/html,x',
  'recipes.example/soup',
  '',
  'http://',
  `http://recipes.example/${'a'.repeat(2_000)}`,
])('%.40s is no address of a page', async (address) => {
  await expect(new WebReader().read(address)).rejects.toMatchObject({
    code: 'BAD_USER_INPUT',
    message: 'Give the address of a page, such as https://example.org/soup.',
  });
});

test('other ports than those of the web, and names with a password, are refused', async () => {
  await expect(new WebReader().read('http://recipes.example:22/')).rejects.toMatchObject({ message: INSIDE });
  await expect(new WebReader().read('http://ada:secret@recipes.example/')).rejects.toMatchObject({
    message: 'Leave user name and password out of the address.',
  });
});

test('a name that stands for an address inside, alone or among others, is not connected to', async () => {
  for (const addresses of [['10.0.0.1'], ['93.184.216.34', '127.0.0.2'], ['::1'], []]) {
    const resolve: WebRules['resolve'] = (_host, done) =>
      done(
        null,
        addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      );
    expect((await refusal('/soup', { resolve })).message).toBe(INSIDE);
  }
  expect(asked).toEqual([]);
});

test('a name that means something else from one question to the next is caught at the next', async () => {
  let questions = 0;
  const resolve: WebRules['resolve'] = (_host, done) =>
    done(null, [{ address: ++questions === 1 ? '127.0.0.1' : '127.0.0.2', family: 4 }]);
  const moved = `http://elsewhere.example:${port}/soup`;
  pages['/leads-on'] = (_request, response) => response.writeHead(302, { location: moved }).end();
  expect((await refusal('/leads-on', { resolve })).message).toBe(INSIDE);
  expect({ questions, asked }).toEqual({ questions: 2, asked: ['/leads-on'] });
});

test('an unknown name, and a site that does not answer, are told apart from a refusal', async () => {
  const unknown: WebRules['resolve'] = (host, done) => done(new Error(`getaddrinfo ENOTFOUND ${host}`), []);
  for (const rules of [{ resolve: unknown }, { ports: ['', '1'] }]) {
    const address = 'resolve' in rules ? `http://recipes.example:${port}/` : 'http://recipes.example:1/';
    await expect(readerOf(rules).read(address)).rejects.toMatchObject({
      message: 'The page could not be reached. Look at the address again.',
    });
  }
});
