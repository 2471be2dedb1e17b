import sharp from 'sharp';

/** A step that was refused. */
export class StepRefused extends Error {
  readonly status: number;
  /** Whether it was told when to come back. */
  readonly isTimed: boolean;

  constructor({ url, status, headers }: Response) {
    super(`${url} answered ${status}`);
    this.status = status;
    this.isTimed = headers.has('retry-after');
  }
}

/**
 * Takes a JPEG all the way as a visitor: announced, sent, accepted, looked at.
 * @param address that it comes from, as a proxy says; none unless given
 * @throws StepRefused when a step is refused
 */
export async function sendPhoto(url: string, photo: Uint8Array<ArrayBuffer>, address?: string): Promise<void> {
  const from = cameFrom(address);
  const file = { filename: 'photo.jpg', contentType: 'image/jpeg', size: photo.length };
  const signed = await post(`${url}/api/uploads/sign`, file, from);
  const cookie = signed.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const { uploadUrl, image_id } = (await signed.json()) as { uploadUrl: string; image_id: string };
  await passed(fetch(uploadUrl, { method: 'PUT', body: photo, headers: { 'content-type': 'image/jpeg', ...from } }));
  await post(`${url}/api/uploads/complete`, { image_id }, { cookie, ...from });
  await post(`${url}/api/recognize-image`, { image_id, mode: 'vision', max_suggestions: 5 }, { cookie, ...from });
}

/** The headers of a proxy that tells where a request came from; none for one from this machine. */
export const cameFrom = (address: string | undefined): Record<string, string> =>
  address === undefined ? {} : { 'x-forwarded-for': address };

/** A JPEG of 12 megapixels, as a phone takes it. */
export async function photoOfPhone(): Promise<Uint8Array<ArrayBuffer>> {
  const noise = { type: 'gaussian', mean: 128, sigma: 12 } as const;
  const made = sharp({ create: { width: 4_000, height: 3_000, channels: 3, noise, background: '#000' } });
  const { data, info } = await made.raw().toBuffer({ resolveWithObject: true });
  return Uint8Array.from(await sharp(data, { raw: info }).jpeg({ quality: 70 }).toBuffer());
}

function post(url: string, body: object, headers: Record<string, string>): Promise<Response> {
  const sent = {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  };
  return passed(fetch(url, sent));
}

async function passed(asked: Promise<Response>): Promise<Response> {
  const answer = await asked;
  if (answer.ok) return answer;
  await answer.text();
  throw new StepRefused(answer);
}
