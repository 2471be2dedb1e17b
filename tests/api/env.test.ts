import { readEnv } from '../../api/src/env.ts';

test('nothing set is enough', () => {
  expect(readEnv({})).toMatchObject({ PORT: 4000, DATA_DIR: '.data', LOG_LEVEL: 'info', TRUST_PROXY: 0, SEARCH_ENGINE: 'index' });
});

test('an empty value counts as not set', () => {
  expect(readEnv({ PORT: '', DATABASE_URL: '' })).toMatchObject({ PORT: 4000 });
});

test('every bad value is listed at once, and no value is repeated', () => {
  const read = () => readEnv({ PORT: 'eighty', LOG_LEVEL: 'loud', DATABASE_URL: 'mysql://user:hunter2@host/db', SEED_DEMO: 'perhaps' });
  expect(read).toThrow(/PORT: .*\n.*DATABASE_URL: must be a postgresql:\/\/ address\n.*LOG_LEVEL: .*\n.*SEED_DEMO: must be true or false/);
  expect(read).not.toThrow(/hunter2/);
});

test.each(['PUBLIC_URL', 'S3_ENDPOINT', 'S3_PUBLIC_ENDPOINT', 'AI_BASE_URL', 'OTEL_EXPORTER_OTLP_ENDPOINT'])('%s needs http:// or https:// before the host', (name) => {
  for (const value of ['localhost:4000', 'ftp://larder.example', 'javascript:alert(1)']) expect(() => readEnv({ AI_MODEL: 'any', [name]: value })).toThrow(`${name}: must be an address such as http://localhost:4000`);
  expect(readEnv({ AI_BASE_URL: 'http://localhost:1', AI_MODEL: 'any', [name]: 'https://larder.example' })).toMatchObject({ [name]: 'https://larder.example' });
});
