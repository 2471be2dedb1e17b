/** Takes a JPEG all the way as a visitor: announced, sent, accepted, looked at. @throws Error when a step is refused */
export async function sendPhoto(url: string, photo: Uint8Array<ArrayBuffer>): Promise<void> {
  const signed = await post(`${url}/api/uploads/sign`, {
    filename: 'photo.jpg',
    contentType: 'image/jpeg',
    size: photo.length,
  });
  const cookie = signed.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const { uploadUrl, image_id } = (await signed.json()) as { uploadUrl: string; image_id: string };
  const sent = await fetch(uploadUrl, { method: 'PUT', body: photo, headers: { 'content-type': 'image/jpeg' } });
  if (!sent.ok) throw new Error(`The photo was refused: ${sent.status} ${await sent.text()}`);
  await post(`${url}/api/uploads/complete`, { image_id }, cookie);
  await post(`${url}/api/recognize-image`, { image_id, mode: 'vision', max_suggestions: 5 }, cookie);
}

async function post(url: string, body: object, cookie = ''): Promise<Response> {
  const answer = await fetch(url, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', cookie },
  });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status} ${await answer.text()}`);
  return answer;
}
