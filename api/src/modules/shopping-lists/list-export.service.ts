import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { badInput, notFound } from '../../shared/errors.ts';
import type { Jobs } from '../../shared/job.ts';
import { MailDelivery, type Mailer } from '../../shared/mailer.ts';
import { RateLimiter } from '../rate-limits/rate-limiter.ts';
import { perHour } from '../rate-limits/rate-limit-policy.ts';
import { User } from '../users/user.entity.ts';
import { requireViewer, type Viewer } from '../users/viewer.ts';
import { csvFileName, listCsv } from './list-csv.ts';
import { LIST_MAIL, type ListMailTask } from './list-mail.ts';
import type { ShoppingListReader } from './list-reader.ts';
import { readSheet } from './list-sheet.ts';

/** Messages an hour for one cook: ASVS 5.0, 2.4.1 asks for a limit, the number is ours. */
const MAILS_PER_HOUR = 5;

/** A list as a file. */
export interface ListFile {
  fileName: string;
  csv: string;
}

/** A list on its way to its cook. */
export interface ListMailed {
  sentTo: string;
  delivery: MailDelivery;
  /** What became of it, as a sentence. */
  message: string;
}

/** Takes shopping lists out of Larder. */
export class ListExportService {
  readonly #em: EntityManager;
  readonly #viewer: Viewer | null;
  readonly #reader: ShoppingListReader;
  readonly #jobs: Jobs;
  readonly #mailer: Mailer;

  constructor(em: EntityManager, viewer: Viewer | null, reader: ShoppingListReader, jobs: Jobs, mailer: Mailer) {
    this.#em = em;
    this.#viewer = viewer;
    this.#reader = reader;
    this.#jobs = jobs;
    this.#mailer = mailer;
  }

  /** @throws AppError NOT_FOUND */
  async csv(id: string): Promise<ListFile> {
    const list = await this.#reader.find(id);
    if (!list) throw notFound('Shopping list');
    return { fileName: csvFileName(list.name), csv: listCsv(await readSheet(this.#reader, list)) };
  }

  /**
   * Leaves a message with the list for the cook's own confirmed address, and no other. What stays on the server needs no confirmation.
   * @throws AppError NOT_FOUND, BAD_USER_INPUT when the account has no such address, RATE_LIMITED, UNAVAILABLE
   */
  async mail(id: string): Promise<ListMailed> {
    const cook = requireViewer(this.#viewer, 'write');
    const list = await this.#reader.find(id, 'write');
    if (!list) throw notFound('Shopping list');
    const { email, emailConfirmedAt } = await this.#em.fork().findOneOrFail(User, { id: cook.id });
    if (!email) throw badInput('Your account has no e-mail address. Add one in the settings first.', 'email');
    if (this.#mailer.delivery === MailDelivery.SMTP && !emailConfirmedAt)
      throw badInput(
        'Your e-mail address is not confirmed. Open the link that was sent to it, or have another sent in the settings.',
        'email',
      );
    await new RateLimiter(this.#em.fork()).count([
      { kind: 'list-mail', of: [cook.id], policy: perHour(MAILS_PER_HOUR) },
    ]);
    const task: ListMailTask = { user: cook.id, list: list.id, mail: randomUUID() };
    await this.#jobs.send(LIST_MAIL, task);
    return {
      sentTo: email,
      delivery: this.#mailer.delivery,
      message:
        this.#mailer.delivery === MailDelivery.SMTP
          ? 'Sent to your email!'
          : 'This server sends no e-mail. The message is in its outbox folder.',
    };
  }
}
