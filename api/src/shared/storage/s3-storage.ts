import type { Readable } from 'node:stream';
import {
  CreateBucketCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadBucketCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  type GetObjectCommandOutput,
  type S3ClientConfig,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { CircuitBreaker } from '../circuit-breaker.ts';
import { AppError } from '../errors.ts';
import { tracedCall, type Tracing } from '../tracing.ts';
import { checkKey, type ExpectedFile, type FileStorage } from './file-storage.ts';

/** An S3-compatible store. */
export interface S3Settings {
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Amazon's own unless given. */
  endpoint?: string | undefined;
  /** The same as browsers reach it, where that differs. */
  publicEndpoint?: string | undefined;
  /** Is told of each call, but not of which file. */
  tracing?: Tracing | undefined;
}

/** Longest wait for a connection and for what an answer begins with, in milliseconds. */
const PATIENCE = { connectionTimeout: 2_000, requestTimeout: 4_000, throwOnRequestTimeout: true };
/** Bound into the signature: what is sent must say the same. */
const SIGNED_HEADERS = new Set(['host', 'content-type', 'content-length']);

/** Files in a bucket, to which browsers send them directly. */
export class S3Storage implements FileStorage {
  readonly uploadOrigin: string | null;
  readonly #bucket: string;
  readonly #client: S3Client;
  /** Signs for the address that browsers use. */
  readonly #signer: S3Client;
  readonly #tracing: Tracing | undefined;
  readonly #breaker = new CircuitBreaker({ failures: 3, pause: 10_000 });

  constructor(settings: S3Settings) {
    const { bucket, endpoint, publicEndpoint = endpoint } = settings;
    this.#bucket = bucket;
    this.#tracing = settings.tracing;
    this.#client = new S3Client(clientConfig(settings, endpoint));
    this.#signer = new S3Client(clientConfig(settings, publicEndpoint));
    this.uploadOrigin = new URL(publicEndpoint ?? `https://${bucket}.s3.${settings.region}.amazonaws.com`).origin;
  }

  /** Makes the bucket if there is none. @throws AppError UNAVAILABLE when the store does not answer or refuses us */
  async prepare(): Promise<void> {
    const bucket = { Bucket: this.#bucket };
    const isThere = await this.#ask('HeadBucket', () => this.#client.send(new HeadBucketCommand(bucket)));
    if (!isThere) await this.#ask('CreateBucket', () => this.#client.send(new CreateBucketCommand(bucket)));
  }

  async uploadUrl({ key, contentType, size, expiresAt }: ExpectedFile): Promise<string> {
    const command = new PutObjectCommand({ ...this.#place(key), ContentType: contentType, ContentLength: size });
    const expiresIn = Math.max(1, Math.round((expiresAt.getTime() - Date.now()) / 1000));
    return getSignedUrl(this.#signer, command, { expiresIn, signableHeaders: SIGNED_HEADERS });
  }

  async read(key: string, limit: number): Promise<Uint8Array | null> {
    const found = await this.#get(key);
    if (!found) return null;
    if ((found.ContentLength ?? Infinity) <= limit) return (await found.Body?.transformToByteArray()) ?? null;
    (found.Body as Readable | undefined)?.destroy();
    return null;
  }

  async open(key: string): Promise<Readable | null> {
    return ((await this.#get(key))?.Body as Readable | undefined) ?? null;
  }

  async write(key: string, bytes: Uint8Array, contentType: string): Promise<void> {
    const command = new PutObjectCommand({
      ...this.#place(key),
      Body: bytes,
      ContentType: contentType,
      ContentLength: bytes.length,
    });
    await this.#ask('PutObject', () => this.#client.send(command));
  }

  async remove(keyOrFolder: string): Promise<void> {
    checkKey(keyOrFolder);
    const isPartOf = (key: string): boolean => key === keyOrFolder || key.startsWith(`${keyOrFolder}/`);
    for (let more: string | undefined, isDone = false; !isDone; isDone = more === undefined) {
      const token = more;
      const page = await this.#ask('ListObjectsV2', () =>
        this.#client.send(
          new ListObjectsV2Command({ Bucket: this.#bucket, Prefix: keyOrFolder, ContinuationToken: token }),
        ),
      );
      const keys = (page?.Contents ?? []).flatMap(({ Key }) => (Key !== undefined && isPartOf(Key) ? [{ Key }] : []));
      if (keys.length > 0) await this.#delete(keys);
      more = page?.NextContinuationToken;
    }
  }

  /** A store answers that all went well even where it has kept some of them, and names these. */
  async #delete(keys: { Key: string }[]): Promise<void> {
    await this.#ask('DeleteObjects', async () => {
      const { Errors: [kept] = [] } = await this.#client.send(
        new DeleteObjectsCommand({ Bucket: this.#bucket, Delete: { Objects: keys, Quiet: true } }),
      );
      if (kept) throw new Error(`${kept.Key} is still there: ${kept.Code} ${kept.Message}`);
    });
  }

  #get(key: string): Promise<GetObjectCommandOutput | null> {
    const command = new GetObjectCommand(this.#place(key));
    return this.#ask('GetObject', () => this.#client.send(command));
  }

  /** What the store answers; null when there is no such thing. @throws AppError UNAVAILABLE when it does not answer, or refuses us */
  async #ask<T>(call: string, send: () => Promise<T>): Promise<T | null> {
    try {
      return await this.#breaker.run(() =>
        tracedCall(this.#tracing, `S3 ${call}`, () =>
          send().catch((error: unknown) => {
            if (isMissing(error)) return null;
            throw error;
          }),
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

  #place(key: string): { Bucket: string; Key: string } {
    checkKey(key);
    return { Bucket: this.#bucket, Key: key };
  }
}

const isMissing = (error: unknown): boolean => ['NoSuchKey', 'NotFound'].includes((error as Error).name);

function clientConfig(
  { region, accessKeyId, secretAccessKey }: S3Settings,
  endpoint: string | undefined,
): S3ClientConfig {
  return {
    region,
    credentials: { accessKeyId, secretAccessKey },
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    // Stores other than Amazon's do not all know the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 2,
    // A store that does not answer must not keep anybody waiting.
    requestHandler: PATIENCE,
  };
}
