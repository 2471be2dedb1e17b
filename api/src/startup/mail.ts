import { renameSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { SendMailOptions, Transporter } from 'nodemailer';
import { MailDelivery, type Mail, type Mailer } from '../shared/mailer.ts';
import { oneLine } from '../shared/one-line.ts';
import { tracedCall, type Tracing } from '../shared/tracing.ts';
import { writeWhole } from '../shared/write-whole.ts';

/** How messages are sent. */
export interface MailSettings {
  /** As `smtp://user:password@host:587`; without it messages are kept in the outbox. */
  smtpUrl: string | undefined;
  /** The address that messages come from. */
  from: string;
  /** Folder for messages that are not sent. */
  outbox: string;
  /** Traces each message to the server, but not whose it is. */
  tracing?: Tracing | undefined;
}

/**
 * Longest wait for each answer of the mail server, in milliseconds. A client that gives up before it says that it has kept a message, which may take
 * minutes, sends it again and again (RFC 5321, 4.5.3.2); but a job ends after five.
 */
const PATIENCE = { connectionTimeout: 60_000, greetingTimeout: 60_000, socketTimeout: 200_000 };
/** One address and nothing else: no list, no name, no line end. */
const ONE_ADDRESS = /^[^\s@<>(),;:"\\[\]]+@[^\s@<>(),;:"\\[\]]+$/;

/** Sends by SMTP, or keeps messages in the outbox folder where no server is named. */
export function createMailer(settings: MailSettings): Mailer {
  return settings.smtpUrl === undefined ? outboxMailer(settings) : smtpMailer(settings.smtpUrl, settings);
}

/** Loaded when the first message is written. */
const library = () => import('nodemailer');

function smtpMailer(url: string, { from, tracing }: MailSettings): Mailer {
  let transport: Transporter | undefined;
  return {
    delivery: MailDelivery.SMTP,
    send: async (mail) => {
      transport ??= (await library()).createTransport({ url, ...PATIENCE });
      const opened = transport;
      await tracedCall(tracing, 'SMTP send', () => opened.sendMail(compose(mail, from)));
    },
  };
}

/** Each message becomes a file that any mail program opens, for the owner of the process alone; a program that waits for one finds it whole. */
function outboxMailer({ from, outbox }: MailSettings): Mailer {
  return {
    delivery: MailDelivery.OUTBOX,
    send: async (mail) => {
      const { createTransport } = await library();
      const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
      const { message } = await transport.sendMail(compose(mail, from));
      await mkdir(outbox, { recursive: true, mode: 0o700 });
      writeWhole(join(outbox, `${mail.id.replace(/[^\w-]/g, '')}.eml`), message as Buffer, renameSync);
    },
  };
}

/** The envelope is set outright: nothing in a name or text can add a recipient. */
function compose({ id, to, name, subject, text, html, unsubscribe }: Mail, from: string): SendMailOptions {
  if (!ONE_ADDRESS.test(to)) throw new Error('A message goes to exactly one address.');
  return {
    envelope: { from, to: [to] },
    from: { name: 'Larder', address: from },
    to: { name: oneLine(name), address: to },
    subject: oneLine(subject),
    text,
    html,
    ...(unsubscribe !== undefined && { headers: oneClick(unsubscribe) }),
    messageId: `<${id}@${from.split('@')[1]}>`,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Lets a mail program offer to stop such messages. */
const oneClick = (address: string): Record<string, string> => ({
  'List-Unsubscribe': `<${address}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
