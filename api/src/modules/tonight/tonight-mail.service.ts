import type { EntityManager } from '@mikro-orm/postgresql';
import { badInput } from '../../shared/errors.ts';
import { MailDelivery } from '../../shared/mailer.ts';
import { hashSecret } from '../../shared/secret.ts';
import { MailToken } from '../accounts/mail/mail-token.entity.ts';
import { User } from '../users/user.entity.ts';
import { requireViewer, type Viewer } from '../users/viewer.ts';
import { isTimeZone, localTime } from './local-time.ts';
import { TonightMail } from './tonight-mail.entity.ts';

/** When a cook wants to be mailed what to cook tonight. */
export interface TonightMailAsked {
  /** From which it may go, 0 to 23, where the cook is; null for never. */
  hour: number | null;
  /** As the browser calls it, such as `Europe/Berlin`; needed with an hour. */
  timeZone: string | null;
}

/** Whether a cook is mailed what to cook tonight, and when. Off until they ask for it. */
export class TonightMailService {
  readonly #em: EntityManager;
  readonly #viewer: Viewer | null;
  readonly #delivery: MailDelivery;

  constructor(em: EntityManager, viewer: Viewer | null, delivery: MailDelivery) {
    this.#em = em;
    this.#viewer = viewer;
    this.#delivery = delivery;
  }

  /** What the cook asked for; null where it is off. */
  mine(): Promise<TonightMail | null> {
    const cook = requireViewer(this.#viewer, 'read');
    return this.#em.fork().findOne(TonightMail, { user: cook.id });
  }

  /**
   * Turns it on or off, or moves it to another hour. An hour that has passed today counts from tomorrow.
   * @returns null where it is off now
   * @throws AppError BAD_USER_INPUT naming the field at fault, or where nothing can be mailed to this cook
   */
  async set({ hour, timeZone }: TonightMailAsked): Promise<TonightMail | null> {
    const cook = requireViewer(this.#viewer, 'write');
    const em = this.#em.fork();
    if (hour === null) {
      await em.nativeDelete(TonightMail, { user: cook.id });
      return null;
    }
    const zone = checkWhen(hour, timeZone);
    await this.#checkAddress(em, cook);
    const here = localTime(zone, new Date());
    const sentOn = (await em.findOne(TonightMail, { user: cook.id }))?.sentOn ?? null;
    return em.upsert(TonightMail, {
      user: cook.id,
      hour,
      timeZone: zone,
      sentOn: hour <= here.hour ? here.day : sentOn,
    });
  }

  /** Whether a link of a message still stops such messages; it needs no account. */
  async isStop(secret: string): Promise<boolean> {
    return (await this.#ownerOf(secret)) !== null;
  }

  /**
   * Turns it off for the cook to whom a message with this link went; it needs no account, and may be done again.
   * @returns whether the link is one
   */
  async stop(secret: string): Promise<boolean> {
    const user = await this.#ownerOf(secret);
    if (user !== null) await this.#em.fork().nativeDelete(TonightMail, { user });
    return user !== null;
  }

  async #ownerOf(secret: string): Promise<string | null> {
    const link = { secretHash: hashSecret(secret), purpose: 'stop-tonight', expiresAt: { $gt: new Date() } } as const;
    return (await this.#em.fork().findOne(MailToken, link))?.user ?? null;
  }

  async #checkAddress(em: EntityManager, cook: Viewer): Promise<void> {
    if (this.#delivery !== MailDelivery.SMTP) throw badInput('This server sends no e-mail.', 'hour');
    const { email, emailConfirmedAt } = await em.findOneOrFail(User, { id: cook.id });
    if (!email) throw badInput('Your account has no e-mail address. Add one in the settings first.', 'email');
    if (!emailConfirmedAt)
      throw badInput(
        'Your e-mail address is not confirmed. Open the link that was sent to it, or have another sent in the settings.',
        'email',
      );
  }
}

/** @returns the time zone */
function checkWhen(hour: number, timeZone: string | null): string {
  if (!Number.isInteger(hour) || hour < 0 || hour > 23) throw badInput('hour must be 0 to 23.', 'hour');
  if (timeZone === null) throw badInput('Say in which time zone you are, such as Europe/Berlin.', 'timeZone');
  if (!isTimeZone(timeZone))
    throw badInput('There is no such time zone. They are called as Europe/Berlin is.', 'timeZone');
  return timeZone;
}
