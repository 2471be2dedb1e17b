import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { eventually } from './eventually.ts';
import { createApp, type TestApp } from './app.ts';
import type { Cook } from './clients.ts';

/** What a mail server was given. */
export interface Caught {
  from: string;
  to: string[];
  raw: Buffer;
  mail: Email;
}

/** Where the web app of a test with a mail server is. */
export const PUBLIC_URL = 'https://larder.example';

/** A mail server that keeps what it gets, and refuses while it is told to. */
export class MailCatcher {
  readonly caught: Caught[] = [];
  refusals = 0;
  #heard: (() => void)[] = [];
  readonly #server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => done(await this.#keep(Buffer.concat(chunks), session.envelope)));
    },
  });

  async start(): Promise<string> {
    await new Promise<void>((resolve) => void this.#server.listen(0, '127.0.0.1', () => resolve()));
    return `smtp://127.0.0.1:${(this.#server.server.address() as { port: number }).port}`;
  }

  /** The messages to an address with this subject. */
  to(address: string, subject: string): Caught[] {
    return this.caught.filter(({ to, mail }) => to.includes(address) && mail.subject === subject);
  }

  /** The `nth` message to an address with this subject, as soon as it has come. */
  async message(address: string, subject: string, nth = 1): Promise<Caught> {
    for (;;) {
      const come = this.to(address, subject)[nth - 1];
      if (come) return come;
      await new Promise<void>((resolve) => this.#heard.push(resolve));
    }
  }

  /** The secret of the link in a message. */
  async secret(address: string, subject: string, nth = 1): Promise<string> {
    const { mail } = await this.message(address, subject, nth);
    return /#([\w-]{43})$/m.exec(mail.text ?? '')?.[1] ?? '';
  }

  stop(): Promise<void> {
    return new Promise((resolve) => void this.#server.close(() => resolve()));
  }

  async #keep(
    raw: Buffer,
    { mailFrom, rcptTo }: { mailFrom: false | { address: string }; rcptTo: { address: string }[] },
  ): Promise<Error | null> {
    if (this.refusals > 0) {
      this.refusals--;
      return new Error('Not now');
    }
    this.caught.push({
      from: mailFrom ? mailFrom.address : '',
      to: rcptTo.map(({ address }) => address),
      raw,
      mail: await PostalMime.parse(raw),
    });
    for (const tell of this.#heard.splice(0)) tell();
    return null;
  }
}

/** An API that sends mail to a catcher, for the tests of one file; ends with them. */
export function openMailingApp(): { readonly app: TestApp; catcher: MailCatcher } {
  const catcher = new MailCatcher();
  let app: TestApp;
  beforeAll(async () => {
    app = await createApp({ catalogue: false, jobs: true, smtpUrl: await catcher.start(), publicUrl: PUBLIC_URL });
  });
  afterAll(async () => {
    await app.close();
    await catcher.stop();
  });
  return {
    get app() {
      return app;
    },
    catcher,
  };
}

/** Gives a cook an address. */
export const giveAddress = (cook: Cook, email: string | null) =>
  cook.graphql<{ updateProfile: { user: { emailConfirmed: boolean } } }>(
    'mutation Give($email: String) { updateProfile(input: { email: $email }) { user { emailConfirmed } } }',
    { email },
  );

/** Gives a cook a confirmed address, without a message. */
export async function giveConfirmedAddress(app: TestApp, cook: Cook, email: string): Promise<void> {
  await app.database.orm.em
    .fork()
    .execute('update "user" set email = ?, email_confirmed_at = now() where id = ?', [email, cook.id]);
}

/** The message with this subject in the outbox of an API without a mail server, as soon as it is there. */
export function inOutbox(app: TestApp, subject: string): Promise<Email> {
  const folder = join(app.folder, 'outbox');
  return eventually(async () => {
    const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.eml')) : [];
    const mails = await Promise.all(files.map((file) => PostalMime.parse(readFileSync(join(folder, file)))));
    return mails.find((mail) => mail.subject === subject);
  });
}
