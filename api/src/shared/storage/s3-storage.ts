import { createHmac } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient, AwsV4Signer } from 'aws4fetch';
import { getElementsByTagName, textContent } from 'domutils';
import { parseDocument } from 'htmlparser2';
import pLimit from 'p-limit';
import { CircuitBreaker } from '../circuit-breaker.ts';
import { AppError } from '../errors.ts';
import { tracedCall, type Tracing } from '../tracing.ts';
import {
  checkKey,
  type ExpectedFile,
  type FileStorage,
  type SentFile,
  type SignedUpload,
  type UploadRefusal,
} from './file-storage.ts';
import { expectedUpload, signUpload } from './upload-signature.ts';

/** An S3-compatible store. */
export interface S3Settings {
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Amazon's own unless given. */
  endpoint?: string | undefined;
  /** The same as browsers reach it, when they are to send photos there and not to us. */
  publicEndpoint?: string | undefined;
  /** Traces each call, but not the file. */
  tracing?: Tracing | undefined;
}

/** Longest wait for what an answer begins with, in milliseconds: a store that does not answer must keep no one waiting. */
const PATIENCE = 4_000;
/** Files that are removed at once. */
const REMOVALS_AT_ONCE = 8;

/** Files in a bucket. Browsers send them to us, or directly to the store where it has an address for them. */
export class S3Storage implements FileStorage {
  readonly uploadOrigin: string | null;
  readonly #settings: S3Settings;
  readonly #client: AwsClient;
  /** Address of the bucket, for us and for browsers. */
  readonly #bucket: string;
  readonly #publicBucket: string | null;
  /** Signs addresses of ours; every process with the store's key has the same. */
  readonly #secret: Uint8Array;
  readonly #breaker = new CircuitBreaker({ failures: 3, pause: 10_000 });

  constructor(settings: S3Settings) {
    const { endpoint, publicEndpoint, secretAccessKey } = settings;
    this.#settings = settings;
    this.#client = new AwsClient({ ...settings, service: 's3' });
    this.#bucket = bucketAddress(settings, endpoint);
    this.#publicBucket = publicEndpoint === undefined ? null : bucketAddress(settings, publicEndpoint);
    this.uploadOrigin = this.#publicBucket && new URL(this.#publicBucket).origin;
    this.#secret = createHmac('sha256', secretAccessKey).update('larder uploads').digest();
  }

  /** Makes the bucket if there is none. @throws AppError UNAVAILABLE when the store does not answer or refuses us */
  async prepare(): Promise<void> {
    if (await this.#ask('HeadBucket', 'HEAD', '')) return;
    const { region } = this.#settings;
    const body =
      region === 'us-east-1'
        ? ''
        : `<CreateBucketConfiguration><LocationConstraint>${region}</LocationConstraint></CreateBucketConfiguration>`;
    await this.#ask('CreateBucket', 'PUT', '', { body });
  }

  async uploadUrl(file: ExpectedFile): Promise<string> {
    checkKey(file.key);
    return this.#publicBucket === null
      ? `/api/uploads/${file.key}?${new URLSearchParams({ ...signUpload(this.#secret, file) })}`
      : this.#directUrl(this.#publicBucket, file);
  }

  /** The media type and the size are bound into the signature: what is sent must say the same. */
  async #directUrl(bucket: string, { key, contentType, size, expiresAt }: ExpectedFile): Promise<string> {
    const seconds = Math.max(1, Math.round((expiresAt.getTime() - Date.now()) / 1000));
    const { url } = await new AwsV4Signer({
      ...this.#settings,
      service: 's3',
      method: 'PUT',
      url: `${bucket}/${key}?X-Amz-Expires=${seconds}`,
      headers: { 'content-type': contentType, 'content-length': String(size) },
      signQuery: true,
      allHeaders: true,
    }).sign();
    return url.href;
  }

  async receive(key: string, said: SignedUpload, sent: SentFile): Promise<UploadRefusal | undefined> {
    const expected = this.#publicBucket === null ? expectedUpload(this.#secret, key, said, sent) : null;
    if (!expected) return 'not-signed';
    const bytes = await readCounted(sent.body, expected.size);
    if (bytes.length !== expected.size) return bytes.length > expected.size ? 'too-long' : 'too-short';
    if (await this.#ask('HeadObject', 'HEAD', `/${key}`)) return 'used';
    await this.write(key, bytes, expected.contentType);
    return undefined;
  }

  async *keys(): AsyncIterable<string> {
    for await (const page of this.#pages('')) yield* page;
  }

  async read(key: string, limit: number): Promise<Uint8Array | null> {
    const found = await this.#get(key);
    if (found && Number(found.headers.get('content-length') ?? Infinity) <= limit)
      return new Uint8Array(await found.arrayBuffer());
    await found?.body?.cancel();
    return null;
  }

  async open(key: string): Promise<Readable | null> {
    const body = (await this.#get(key))?.body;
    return body ? Readable.fromWeb(body as ReadableStream) : null;
  }

  async write(key: string, bytes: Uint8Array, contentType: string): Promise<void> {
    checkKey(key);
    await this.#ask('PutObject', 'PUT', `/${key}`, {
      body: bytes as Uint8Array<ArrayBuffer>,
      headers: { 'content-type': contentType },
    });
  }

  async remove(keyOrFolder: string): Promise<void> {
    checkKey(keyOrFolder);
    const limit = pLimit(REMOVALS_AT_ONCE);
    for await (const keys of this.#pages(keyOrFolder)) {
      const own = keys.filter((key) => key === keyOrFolder || key.startsWith(`${keyOrFolder}/`));
      await limit.map(own, (key) => this.#ask('DeleteObject', 'DELETE', `/${key}`));
    }
  }

  async *#pages(prefix: string): AsyncIterable<string[]> {
    for (let token: string | undefined, isDone = false; !isDone; isDone = token === undefined) {
      const { keys, next } = await this.#list(prefix, token);
      yield keys;
      token = next;
    }
  }

  async #list(prefix: string, token: string | undefined): Promise<{ keys: string[]; next: string | undefined }> {
    const query = new URLSearchParams({
      'list-type': '2',
      prefix,
      ...(token !== undefined && { 'continuation-token': token }),
    });
    const answer = await this.#ask('ListObjectsV2', 'GET', `?${query}`);
    const page = parseDocument((await answer?.text()) ?? '', { xmlMode: true });
    const texts = (name: string): string[] => getElementsByTagName(name, page).map((element) => textContent(element));
    return { keys: texts('Key'), next: texts('NextContinuationToken')[0] };
  }

  #get(key: string): Promise<Response | null> {
    checkKey(key);
    return this.#ask('GetObject', 'GET', `/${key}`);
  }

  /** What the store answers; null when there is no such thing. @throws AppError UNAVAILABLE when it does not answer, or refuses us */
  async #ask(call: string, method: string, path: string, init: RequestInit = {}): Promise<Response | null> {
    try {
      return await this.#breaker.run(() =>
        tracedCall(this.#settings.tracing, `S3 ${call}`, () =>
          this.#send(`${this.#bucket}${path}`, { ...init, method }),
        ),
      );
    } catch (cause) {
      throw new AppError(
        'UNAVAILABLE',
        'Photos cannot be kept or shown just now; everything else works. Try again in a minute.',
        { cause, retryAfter: 60 },
      );
    }
  }

  async #send(url: string, init: RequestInit): Promise<Response | null> {
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(new Error('The store does not answer.')), PATIENCE);
    try {
      const answer = await this.#fetch(url, init, late.signal);
      if (answer.ok) return answer;
      const refusal = await answer.text();
      if (answer.status === 404 && !refusal.includes('NoSuchBucket')) return null;
      throw new Error(`The store answers ${answer.status}: ${refusal.slice(0, 500)}`);
    } finally {
      clearTimeout(timer);
    }
  }

  /**
   * Sends a signed request, once more where the store is at fault. The signal goes to `fetch` itself: what a `Request` was told of it is
   * lost when the memory is cleared up, and the wait would not end.
   */
  async #fetch(url: string, init: RequestInit, signal: AbortSignal): Promise<Response> {
    const { url: address, method, headers } = await this.#client.sign(url, init);
    const send = (): Promise<Response> => fetch(address, { method, headers, body: init.body ?? null, signal });
    const answer = await send();
    if (answer.status < 500 && answer.status !== 429) return answer;
    await answer.body?.cancel();
    return send();
  }
}

/** Reads what comes until it is more than `most` bytes. The sender can still be answered. */
async function readCounted(body: Readable, most: number): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let count = 0;
  for await (const chunk of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    count += chunk.length;
    if (count > most) break;
  }
  return Buffer.concat(chunks);
}

function bucketAddress({ bucket, region }: S3Settings, endpoint: string | undefined): string {
  return endpoint === undefined
    ? `https://${bucket}.s3.${region}.amazonaws.com`
    : `${endpoint.replace(/\/$/, '')}/${bucket}`;
}
