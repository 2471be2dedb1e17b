import sharp, { type Sharp } from 'sharp';
import type { Client } from './clients.ts';

/** A picture drawn by the test: a coloured ground with a disc on it, so that turning and cropping can be seen. */
export function drawPhoto(width = 320, height = 240, ground = '#7a9'): Sharp {
  const disc = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${ground}"/><circle cx="25%" cy="25%" r="20%" fill="#d42"/></svg>`,
  );
  return sharp(disc).removeAlpha();
}

/** What is told of an upload. */
export interface Ticket {
  imageId: string;
  uploadUrl: string;
}

const SIGN = 'mutation Sign($input: SignUploadInput!) { signUpload(input: $input) { imageId uploadUrl expiresAt } }';
const COMPLETE =
  'mutation Complete($id: ID!) { completeUpload(input: { imageId: $id }) { photo { id url thumbnailUrl altText version width height } } }';

/** A photo as GraphQL tells it. */
export interface ToldPhoto {
  id: string;
  url: string;
  thumbnailUrl: string;
  altText: string | null;
  version: number;
  width: number;
  height: number;
}

/** Whoever sends photos. */
type Sender = Pick<Client, 'graphql' | 'put'>;

/** Announces a file. */
export async function sign(client: Sender, contentType: string, size: number, filename = 'photo'): Promise<Ticket> {
  const { data, errors } = await client.graphql<{ signUpload: Ticket }>(SIGN, {
    input: { filename, contentType, size },
  });
  if (errors) throw new Error(errors[0]?.message);
  return data.signUpload;
}

/** Sends a file to its address. */
export function put(client: Sender, uploadUrl: string, bytes: Uint8Array, contentType: string) {
  const { pathname, search } = new URL(uploadUrl);
  return client.put(pathname + search, bytes, { 'content-type': contentType });
}

/** Asks for a file that was sent to be accepted. */
export const complete = (client: Sender, id: string) =>
  client.graphql<{ completeUpload: { photo: ToldPhoto } } | null>(COMPLETE, { id });

/** All three steps. */
export async function upload(client: Sender, bytes: Uint8Array, contentType: string): Promise<ToldPhoto> {
  const { imageId, uploadUrl } = await sign(client, contentType, bytes.length);
  const sent = await put(client, uploadUrl, bytes, contentType);
  if (sent.status >= 300) throw new Error(`${sent.status} ${sent.body}`);
  const { data, errors } = await complete(client, imageId);
  if (!data) throw new Error(errors?.[0]?.message);
  return data.completeUpload.photo;
}
