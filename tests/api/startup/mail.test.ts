import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { createMailer } from '../../../api/src/startup/mail.ts';
import type { Mail } from '../../../api/src/shared/mailer.ts';

const MAIL: Mail = {
  id: '7b1f1c0e-0d5c-4a55-9d0e-0f6f3b8a4a11',
  to: 'ada@example.org',
  name: 'Ada',
  subject: 'A list',
  text: 'onions',
  html: '<p>onions</p>',
};

test('a message is in the outbox whole or not at all, also while it is being written', async () => {
  const outbox = mkdtempSync(join(tmpdir(), 'larder-outbox-'));
  try {
    const text = `${'onions\n'.repeat(500_000)}the last line`;
    const sent = createMailer({ smtpUrl: undefined, from: 'larder@example.org', outbox }).send({ ...MAIL, text });
    const messages = (): string[] => readdirSync(outbox).filter((name) => name.endsWith('.eml'));
    while (messages().length === 0) await nextTurn();
    const seen = readFileSync(join(outbox, `${MAIL.id}.eml`), 'utf8');
    await sent;
    expect(seen).toContain('the last line');
    expect(readdirSync(outbox)).toEqual([`${MAIL.id}.eml`]);
  } finally {
    rmSync(outbox, { recursive: true });
  }
});
