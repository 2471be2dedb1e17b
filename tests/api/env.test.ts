import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readEnv } from '../../api/src/env.ts';

test('nothing set is enough', () => {
  expect(readEnv({})).toMatchObject({
    PORT: 4000,
    DATA_DIR: '.data',
    LOG_LEVEL: 'info',
    TRUST_PROXY: 0,
  });
});

test('an empty or blank value counts as not set', () => {
  expect(readEnv({ PORT: '', DATABASE_URL: '' })).toMatchObject({ PORT: 4000 });
  expect(readEnv({ PORT: ' ', RATE_LIMIT: '\t' })).toMatchObject({ PORT: 4000, RATE_LIMIT: 1200 });
});

test('a value may lie in a file, as secrets of containers do; one given besides wins', () => {
  const folder = mkdtempSync(join(tmpdir(), 'larder-secret-'));
  const file = join(folder, 'model-key');
  writeFileSync(file, 'from the file\n');
  expect(readEnv({ AI_API_KEY_FILE: file })).toMatchObject({ AI_API_KEY: 'from the file' });
  expect(readEnv({ AI_API_KEY_FILE: file, AI_API_KEY: 'given' })).toMatchObject({ AI_API_KEY: 'given' });
  rmSync(folder, { recursive: true });
  expect(() => readEnv({ AI_API_KEY_FILE: file })).toThrow(/AI_API_KEY_FILE: ENOENT/);
});

test.each([
  ['PORT', '70000', 'must be a port number from 0 to 65535'],
  ['TRUST_PROXY', 'true', 'must be a number of proxies from 0 to 10'],
  ['RATE_LIMIT', '1e9', 'must be a number of requests a minute from 0 to 1000000'],
  ['SHUTDOWN_DELAY_MS', '999999', 'must be milliseconds from 0 to 60000'],
  ['LOG_FORMAT', 'xml', 'must be pretty or json'],
  ['S3_BUCKET', 'ab', 'must have at least 3 characters'],
])('a bad %s is told what it may be', (name, value, sentence) => {
  expect(() => readEnv({ S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret', [name]: value })).toThrow(
    `${name}: ${sentence}`,
  );
});

test('people cannot be told an address with a path, as Larder answers at the top of its host alone', () => {
  for (const value of ['https://larder.example/kitchen', 'https://larder.example/?a', 'https://jo:pw@larder.example'])
    expect(() => readEnv({ PUBLIC_URL: value })).toThrow('PUBLIC_URL: must be an address without a path');
  expect(readEnv({ PUBLIC_URL: 'https://larder.example/' })).toMatchObject({ PUBLIC_URL: 'https://larder.example/' });
});

test('every bad value is listed at once, and no value is repeated', () => {
  const read = () =>
    readEnv({ PORT: 'eighty', LOG_LEVEL: 'loud', DATABASE_URL: 'mysql://user:hunter2@host/db', SEED_DEMO: 'perhaps' });
  expect(read).toThrow(
    /PORT: .*\n.*DATABASE_URL: must be a postgresql:\/\/ address\n.*LOG_LEVEL: .*\n.*SEED_DEMO: must be true or false/,
  );
  expect(read).not.toThrow(/hunter2/);
});

test.each(['PUBLIC_URL', 'S3_ENDPOINT', 'S3_PUBLIC_ENDPOINT', 'AI_BASE_URL', 'OTEL_EXPORTER_OTLP_ENDPOINT'])(
  '%s needs http:// or https:// before the host',
  (name) => {
    for (const value of ['localhost:4000', 'ftp://larder.example', 'javascript:alert(1)'])
      expect(() => readEnv({ AI_MODEL: 'any', [name]: value })).toThrow(
        `${name}: must be an address such as http://localhost:4000`,
      );
    expect(
      readEnv({ AI_BASE_URL: 'http://localhost:1', AI_MODEL: 'any', [name]: 'https://larder.example' }),
    ).toMatchObject({ [name]: 'https://larder.example' });
  },
);

test.each(['DATABASE_URL', 'DATABASE_REPLICA_URL'])('%s names a database', (name) => {
  for (const value of ['postgresql://host:5432', 'postgresql://host/'])
    expect(() => readEnv({ [name]: value })).toThrow(
      `${name}: must name the database too, as postgresql://user:password@host:5432/larder`,
    );
  expect(readEnv({ [name]: 'postgres://host/larder?sslmode=require' })).toMatchObject({
    [name]: 'postgres://host/larder?sslmode=require',
  });
});

test('a mail server needs to know where its links lead', () => {
  const SMTP_URL = 'smtp://mail:1025';
  expect(() => readEnv({ SMTP_URL })).toThrow(
    'PUBLIC_URL: must be given together with SMTP_URL: links in mails begin with it',
  );
  expect(readEnv({ SMTP_URL, PUBLIC_URL: 'https://larder.example' })).toMatchObject({ SMTP_URL });
});
