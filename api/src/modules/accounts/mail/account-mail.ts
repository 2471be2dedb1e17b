import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type { Job } from '../../../shared/job.ts';
import type { Mailer } from '../../../shared/mailer.ts';
import type { Message } from '../../../shared/mail-page.ts';
import { hashSecret, newSecret } from '../../../shared/secret.ts';
import { User } from '../../users/user.entity.ts';
import { UserStatus } from '../../users/user-enums.ts';
import {
  CONFIRM_DAYS,
  confirmMessage,
  noticeMessage,
  RESET_MINUTES,
  resetMessage,
  type Notice,
} from './account-message.ts';
import { MailToken, type MailTokenPurpose } from './mail-token.entity.ts';

/** Name of the job that mails what concerns accounts. */
export const ACCOUNT_MAIL = 'mail-account';

/** As for shopping lists: a server that is away, or makes strangers wait, is tried for an hour and more. */
const RETRIES = 10;

/** A message to leave: the secret of a link is made when it goes, so that it is stored nowhere. */
export type AccountMailTask =
  | { kind: 'confirm'; user: string; mail: string }
  /** Empty where there is no such account: asking costs the same. */
  | { kind: 'reset'; users: { user: string; mail: string }[] }
  /** @property to the former address, where that is what changed */
  | { kind: 'notice'; user: string; mail: string; notice: Notice; at: string; to?: string };

/** What the job works with. */
export interface AccountMailParts {
  orm: MikroORM;
  mailer: Mailer;
  /** Where the web app is; null when it is not configured, and then links are paths. */
  publicUrl: string | null;
}

/** The job that mails confirmations, links for forgotten passwords and notices. Nothing but a confirmation goes to an address that is not confirmed. */
export function accountMailJob(parts: AccountMailParts): Job<AccountMailTask> {
  return {
    name: ACCOUNT_MAIL,
    retries: RETRIES,
    run: async (task) => {
      const em = parts.orm.em.fork();
      if (task.kind === 'confirm') await sendConfirmation(em, parts, task);
      else if (task.kind === 'notice') await sendNotice(em, parts, task);
      else for (const one of task.users) await sendReset(em, parts, one);
    },
  };
}

type Addressed = User & { email: string };

async function findUser(em: EntityManager, id: string): Promise<Addressed | null> {
  const user = await em.findOne(User, { id, status: { $ne: UserStatus.BANNED } });
  return user?.email ? (user as Addressed) : null;
}

async function sendConfirmation(
  em: EntityManager,
  parts: AccountMailParts,
  task: { user: string; mail: string },
): Promise<void> {
  const user = await findUser(em, task.user);
  if (!user || user.emailConfirmedAt) return;
  const secret = await makeToken(em, user, 'confirm-email', task.mail);
  await deliver(parts, task.mail, user.email, confirmMessage(linkTo(parts, `/confirm-email#${secret}`)));
}

async function sendReset(
  em: EntityManager,
  parts: AccountMailParts,
  task: { user: string; mail: string },
): Promise<void> {
  const user = await findUser(em, task.user);
  if (!user?.emailConfirmedAt) return;
  const secret = await makeToken(em, user, 'reset-password', task.mail);
  await deliver(parts, task.mail, user.email, resetMessage(user.username, linkTo(parts, `/reset-password#${secret}`)));
}

async function sendNotice(
  em: EntityManager,
  parts: AccountMailParts,
  { user: id, mail, notice, at, to }: Extract<AccountMailTask, { kind: 'notice' }>,
): Promise<void> {
  const user = await em.findOne(User, { id, status: { $ne: UserStatus.BANNED } });
  const address = to ?? (user?.emailConfirmedAt ? user.email : null);
  if (!user || !address) return;
  await deliver(parts, mail, address, noticeMessage(notice, user.username, new Date(at), linkTo(parts, '/settings')));
}

/** A message that is tried again gets another secret in place of the one that may not have arrived. */
async function makeToken(em: EntityManager, user: Addressed, purpose: MailTokenPurpose, id: string): Promise<string> {
  const secret = newSecret();
  const minutes = purpose === 'reset-password' ? RESET_MINUTES : CONFIRM_DAYS * 24 * 60;
  const expiresAt = new Date(Date.now() + minutes * 60_000);
  await em.upsert(MailToken, {
    id,
    user: user.id,
    purpose,
    email: user.email,
    secretHash: hashSecret(secret),
    expiresAt,
  });
  return secret;
}

/** To the address alone: a name is what somebody chose. */
async function deliver({ mailer }: AccountMailParts, id: string, to: string, message: Message): Promise<void> {
  await mailer.send({ ...message, id, to, name: '' });
}

const linkTo = ({ publicUrl }: AccountMailParts, path: string): string =>
  publicUrl === null ? path : new URL(path, publicUrl).href;
