import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { AwsV4Signer } from 'aws4fetch';

/** The only account of the store. */
export const S3_KEYS = { accessKeyId: 'larder', secretAccessKey: 'larder-secret' };

/** Enough of an S3-compatible store for the tests: objects in memory, every signature checked, two keys in each page of a list. */
export interface S3Server {
  endpoint: string;
  close(): void;
}

/** Starts a store on a free port of this machine. */
export async function startS3(): Promise<S3Server> {
  const store = new Map<string, Map<string, Buffer>>();
  const server = createServer((request, response) => void answer(store, request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function answer(
  store: Map<string, Map<string, Buffer>>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const end = (status: number, body: string | Buffer = ''): void =>
    void response.writeHead(status, { 'content-length': body.length }).end(body);
  const body = await buffer(request);
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://store');
  const [, bucket = '', ...rest] = pathname.split('/');
  const [key, objects] = [rest.join('/'), store.get(bucket)];
  if (!(await isSigned(request))) return end(403, '<Error><Code>SignatureDoesNotMatch</Code></Error>');
  if (key === '' && request.method === 'PUT') {
    store.set(bucket, new Map());
    return end(200);
  }
  if (!objects) return end(404, '<Error><Code>NoSuchBucket</Code></Error>');
  if (key === '') return end(200, request.method === 'HEAD' ? '' : listOf([...objects.keys()].sort(), searchParams));
  if (request.method === 'PUT') objects.set(key, body);
  if (request.method === 'DELETE') objects.delete(key);
  const found = objects.get(key);
  if (request.method === 'HEAD') return end(found ? 200 : 404);
  if (request.method !== 'GET') return end(200);
  return found ? end(200, found) : end(404, '<Error><Code>NoSuchKey</Code></Error>');
}

/** A page of two keys, and where the next one begins. */
function listOf(keys: string[], query: URLSearchParams): string {
  const from = Number(query.get('continuation-token') ?? 0);
  const all = keys.filter((key) => key.startsWith(query.get('prefix') ?? ''));
  const next = from + 2 < all.length ? `<NextContinuationToken>${from + 2}</NextContinuationToken>` : '';
  return `<ListBucketResult>${all
    .slice(from, from + 2)
    .map((key) => `<Contents><Key>${key}</Key></Contents>`)
    .join('')}${next}</ListBucketResult>`;
}

/** Signs what came once more, with the headers that it says were signed, and compares. */
async function isSigned({ method = '', url = '', headers }: IncomingMessage): Promise<boolean> {
  const address = new URL(url, `http://${headers.host}`);
  const query = address.searchParams;
  const inQuery = query.get('X-Amz-Signature');
  const signature = inQuery ?? /Signature=(\w+)/.exec(headers.authorization ?? '')?.[1];
  const names = (
    query.get('X-Amz-SignedHeaders') ??
    /SignedHeaders=([\w;-]+)/.exec(headers.authorization ?? '')?.[1] ??
    ''
  ).split(';');
  const datetime = query.get('X-Amz-Date') ?? String(headers['x-amz-date']);
  for (const name of ['Signature', 'Algorithm', 'Credential', 'SignedHeaders', 'Date']) query.delete(`X-Amz-${name}`);
  const signed = await new AwsV4Signer({
    ...S3_KEYS,
    service: 's3',
    region: 'us-east-1',
    method,
    url: address.href,
    headers: names.filter((name) => name !== 'host').map((name): [string, string] => [name, String(headers[name])]),
    datetime,
    signQuery: inQuery !== null,
    allHeaders: true,
  }).sign();
  return (
    signature ===
    (signed.url.searchParams.get('X-Amz-Signature') ??
      /Signature=(\w+)/.exec(signed.headers.get('authorization') ?? '')?.[1])
  );
}
