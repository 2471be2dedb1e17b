import { createApp } from '../../support/app.ts';
import { readEnv } from '../../../api/src/env.ts';

test('who finds a weakness learns where to tell it, and that this holds for less than a year', async () => {
  const app = await createApp({
    catalogue: false,
    publicUrl: 'https://larder.example',
    securityContact: 'mailto:security@larder.example',
  });
  const { status, body, headers } = await app.rest('/.well-known/security.txt', { host: 'elsewhere.example' });
  await app.close();
  expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(body).toMatch(
    /^Contact: mailto:security@larder\.example\nExpires: \d{4}-\d\d-\d\dT00:00:00\.000Z\nPreferred-Languages: en\nCanonical: https:\/\/larder\.example\/\.well-known\/security\.txt\n$/,
  );
  const days = (Date.parse(/Expires: (.*)/.exec(body)?.[1] ?? '') - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(170);
  expect(days).toBeLessThan(365);
});

test('it names no address of its own where that is not known', async () => {
  const app = await createApp({ catalogue: false, securityContact: 'mailto:security@larder.example' });
  const asked = async (host: string) => (await app.rest('/.well-known/security.txt', { host })).body;
  const [foreign, own] = [await asked('elsewhere.example'), await asked('kitchen.local')];
  await app.close();
  expect(foreign).not.toContain('Canonical');
  expect(own).toContain('Canonical: http://kitchen.local/.well-known/security.txt');
});

test('where no one is named there is no such file', async () => {
  const app = await createApp({ catalogue: false });
  const { status } = await app.rest('/.well-known/security.txt');
  await app.close();
  expect(status).toBe(404);
});

test.each(['mailto:security@larder.example', 'https://larder.example/report'])(
  'SECURITY_CONTACT may be %s',
  (SECURITY_CONTACT) => expect(readEnv({ SECURITY_CONTACT })).toMatchObject({ SECURITY_CONTACT }),
);

test.each(['security@larder.example', 'http://larder.example'])('SECURITY_CONTACT is not %s', (SECURITY_CONTACT) =>
  expect(() => readEnv({ SECURITY_CONTACT })).toThrow('SECURITY_CONTACT: must be a mailto: or https:// address'),
);
