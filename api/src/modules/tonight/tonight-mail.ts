import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { DAY_MS } from '../../shared/calendar.ts';
import type { Job } from '../../shared/job.ts';
import type { Mailer } from '../../shared/mailer.ts';
import { hashSecret, newSecret } from '../../shared/secret.ts';
import { MailToken } from '../accounts/mail/mail-token.entity.ts';
import type { PantryReader } from '../pantry/pantry-reader.ts';
import { UserStatus } from '../users/user-enums.ts';
import { User } from '../users/user.entity.ts';
import { readerFor, type Viewer } from '../users/viewer.ts';
import { localTime } from './local-time.ts';
import { TONIGHT } from './tonight-limits.ts';
import { TonightMail } from './tonight-mail.entity.ts';
import { tonightMessage } from './tonight-message.ts';
import type { TonightsDish, TonightService } from './tonight.service.ts';

/** Name of the job that mails a cook what to cook tonight. */
export const TONIGHT_MAIL = 'mail-tonight';

/** As for shopping lists: a server that is away, or makes strangers wait, is tried for an hour and more. */
const RETRIES = 10;

/** Days for which the link of a message stops such messages. */
const STOP_DAYS = 60;

/** Whom to mail. Address and dishes are not part of it: they are read when the message goes. */
export interface TonightMailTask {
  user: string;
  /** The evening where the cook is, YYYY-MM-DD. */
  day: string;
  /** Id of the message: one that goes twice is known for the same. */
  mail: string;
}

/** The services of one cook that say what to cook. */
export interface TonightKitchen {
  tonight: TonightService;
  pantryReader: PantryReader;
}

/** What the job works with. */
export interface TonightMailParts {
  orm: MikroORM;
  mailer: Mailer;
  /** Where the web app is; a server that sends mail knows it. */
  publicUrl: string | null;
  /** @param mail id of the message, for the log */
  kitchenOf(viewer: Viewer, mail: string): TonightKitchen;
}

/**
 * The job that mails one cook what to cook tonight. Where nothing is due, where nothing can be cooked, and where they turned it off or the day went by in the meantime,
 * there is no message.
 */
export function tonightMailJob({ orm, mailer, publicUrl, kitchenOf }: TonightMailParts): Job<TonightMailTask> {
  return {
    name: TONIGHT_MAIL,
    retries: RETRIES,
    run: async ({ user, day, mail }) => {
      const em = orm.em.fork();
      const cook = await findCook(em, user, day);
      if (!cook?.email || publicUrl === null) return;
      const dishes = await dishesFor(kitchenOf(readerFor(cook), mail), day);
      if (dishes.length === 0) return;
      const secret = await makeStop(em, { id: mail, user, email: cook.email });
      const message = tonightMessage(dishes, publicUrl, new URL(`/stop-tonight/${secret}`, publicUrl).href);
      await mailer.send({ ...message, id: mail, to: cook.email, name: cook.name ?? cook.username });
    },
  };
}

/** The cook, where they want it still and the day is not over. */
async function findCook(em: EntityManager, id: string, day: string): Promise<User | null> {
  const asked = await em.findOne(TonightMail, { user: id });
  if (!asked || day < localTime(asked.timeZone, new Date()).day) return null;
  return em.findOne(User, { id, status: { $ne: UserStatus.BANNED }, emailConfirmedAt: { $ne: null } });
}

async function dishesFor({ tonight, pantryReader }: TonightKitchen, day: string): Promise<TonightsDish[]> {
  const items = await pantryReader.itemsWithFood();
  if (!items.some((item) => pantryReader.isDue(item, day))) return [];
  return tonight.tonight({ date: day, first: TONIGHT.default, not: [], kitchen: null });
}

/** The secret of a link that stops such messages. One that is tried again gets another in its place. */
async function makeStop(em: EntityManager, of: { id: string; user: string; email: string }): Promise<string> {
  const secret = newSecret();
  const expiresAt = new Date(Date.now() + STOP_DAYS * DAY_MS);
  await em.upsert(MailToken, { ...of, purpose: 'stop-tonight', secretHash: hashSecret(secret), expiresAt });
  return secret;
}
