import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { z } from 'zod';
import { createMailer } from '../../api/src/startup/mail.ts';
import { OpenTelemetry } from '../../api/src/open-telemetry/open-telemetry.ts';
import { LanguageModel } from '../../api/src/shared/language-model.ts';
import { S3Storage } from '../../api/src/shared/storage/s3-storage.ts';
import { startCollector, type Collector } from '../support/collector.ts';
import { startModelServer, type ModelServer } from '../support/model-server.ts';
import { S3_KEYS, startS3, type S3Server } from '../support/s3-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'larder-calls-'));
let store: S3Server;
const mails = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData: (stream, _session, done) => void stream.resume().on('end', () => done()),
});
let modelServer: ModelServer;
let collector: Collector;
beforeAll(async () => {
  collector = await startCollector();
  modelServer = await startModelServer();
  await new Promise<void>((resolve) => void mails.listen(0, '127.0.0.1', resolve));
  store = await startS3();
  const tracing = new OpenTelemetry({
    endpoint: collector.endpoint,
    serviceName: 'larder-test',
    operationNames: new Set(),
  });
  const files = new S3Storage({
    bucket: 'larder',
    region: 'us-east-1',
    ...S3_KEYS,
    endpoint: store.endpoint,
    tracing,
  });
  await files.prepare();
  await inARequest(tracing, files);
  await tracing.stop();
});
afterAll(async () => {
  await collector.close();
  await modelServer.close();
  store.close();
  await new Promise<void>((resolve) => void mails.close(resolve));
  rmSync(folder, { recursive: true, force: true });
});

/** Keeps a file, asks a model that answers once and once nothing of use, and writes to somebody. */
async function inARequest(tracing: OpenTelemetry, files: S3Storage): Promise<void> {
  const model = new LanguageModel({ baseUrl: modelServer.baseUrl, model: 'kitchen', tracing });
  const { port } = mails.server.address() as { port: number };
  const mailer = createMailer({
    smtpUrl: `smtp://127.0.0.1:${port}`,
    from: 'larder@example.org',
    outbox: folder,
    tracing,
  });
  const request = tracing.begin('request', 'server', {});
  await request.within(async () => {
    await files.write('photos/of-jo', new Uint8Array([1]), 'image/webp');
    modelServer.says({ dish: 'omelette' });
    const question = { instructions: 'Cook', prompt: 'Jo has eggs', schema: z.object({ dish: z.string() }) };
    await model.ask(question);
    modelServer.says('no idea');
    await model.ask(question).catch(() => undefined);
    await mailer.send({
      id: 'a1',
      to: 'jo@private.example',
      name: 'Jo Private',
      subject: 'Your list',
      text: 'eggs',
      html: '<p>eggs</p>',
    });
  });
  request.end();
}

test('calls to the store, the model and the mail server are spans of the request, and tell what failed', async () => {
  const request = await collector.span('request');
  const calls = collector.spans.filter(({ parentSpanId }) => parentSpanId === request.spanId);
  expect(calls.map(({ name, kind, hasFailed }) => ({ name, kind, hasFailed }))).toEqual([
    { name: 'S3 PutObject', kind: 3, hasFailed: false },
    { name: 'chat kitchen', kind: 3, hasFailed: false },
    { name: 'chat kitchen', kind: 3, hasFailed: true },
    { name: 'SMTP send', kind: 3, hasFailed: false },
  ]);
});

test('what the process asks for itself is not followed', () => {
  expect(collector.spans.filter(({ name }) => name.endsWith('Bucket'))).toEqual([]);
});

test('nothing is told of which file, what was said or who was written to', () => {
  const told = JSON.stringify([collector.spans, collector.figures]);
  for (const secret of ['of-jo', 'Jo', 'omelette', 'eggs', 'private.example', 'Your list'])
    expect(told).not.toContain(secret);
});
