import { createServer, type AddressInfo, type Server } from 'node:net';
import { createMailer } from '../../api/src/startup/mail.ts';

const MAIL = {
  id: '7b1f1c0e',
  to: 'ada@example.org',
  name: 'Ada',
  subject: 'A list',
  text: 'onions',
  html: '<p>onions</p>',
};

/** What a mail server says when it is greeted, told from whom, to whom, that a message comes, and what it was. */
const SAYS = [/^EHLO/, /^MAIL/, /^RCPT/, /^DATA/];

/** A mail server that takes its time for its greeting and for its last word, as those do that look for spam; in milliseconds. */
async function slowServer(beforeGreeting: number, beforeLastWord: number): Promise<{ url: string; server: Server }> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    setTimeout(() => socket.write('220 patience.example.org\r\n'), beforeGreeting);
    let heard = '';
    socket.on('data', (chunk: Buffer) => {
      heard += chunk.toString();
      if (heard.endsWith('\r\n.\r\n')) setTimeout(() => socket.write('250 Kept\r\n'), beforeLastWord);
      else if (SAYS.some((word) => word.test(chunk.toString())))
        socket.write(chunk.toString().startsWith('DATA') ? '354 Go on\r\n' : '250 Well\r\n');
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}

test('a mail server may take half a minute to greet, and to look at a message: what it has kept must not go twice', async () => {
  const { url, server } = await slowServer(12_000, 22_000);
  try {
    await expect(
      createMailer({ smtpUrl: url, from: 'larder@example.org', outbox: '' }).send(MAIL),
    ).resolves.toBeUndefined();
  } finally {
    server.close();
  }
});
