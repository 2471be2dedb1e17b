import type { MikroORM } from '@mikro-orm/postgresql';
import { UserStatus } from '../users/user-enums.ts';
import type { Job } from '../../shared/job.ts';
import { MailDelivery, type Mailer } from '../../shared/mailer.ts';
import type { FoodStore } from '../ingredients/foods/food-store.ts';
import { User } from '../users/user.entity.ts';
import { readerFor } from '../users/viewer.ts';
import { listMessage } from './list-message.ts';
import { ShoppingListReader } from './list-reader.ts';
import { readSheet } from './list-sheet.ts';

/** Name of the job that mails lists. */
export const LIST_MAIL = 'mail-shopping-list';

/** For an hour and more: servers that do not know the sender yet turn a message away for some minutes, and one may be away for longer. */
const RETRIES = 10;

/** Whose list is to be mailed. The address is not part of it: it is read from the account when the message goes. */
export interface ListMailTask {
  user: string;
  list: string;
  /** Id of the message: one that goes twice is known for the same. */
  mail: string;
}

/** What the job works with. */
export interface ListMailParts {
  orm: MikroORM;
  foods: FoodStore;
  mailer: Mailer;
  /** Where the web app is; null when it is not configured. */
  publicUrl: string | null;
}

/** The job that mails a list to its own cook, as it is by then. A list, an account or an address that is gone gets no message. */
export function listMailJob({ orm, foods, mailer, publicUrl }: ListMailParts): Job<ListMailTask> {
  return {
    name: LIST_MAIL,
    retries: RETRIES,
    run: async ({ user: id, list: listId, mail }) => {
      const em = orm.em.fork();
      const user = await em.findOne(User, { id, status: { $ne: UserStatus.BANNED } });
      const reader = new ShoppingListReader(em, user && readerFor(user), foods);
      const mayGo = mailer.delivery === MailDelivery.OUTBOX || Boolean(user?.emailConfirmedAt);
      const list = user?.email && mayGo ? await reader.find(listId) : null;
      if (!user?.email || !list) return;
      const link = publicUrl === null ? null : new URL(`/shopping-lists/${encodeURIComponent(listId)}`, publicUrl).href;
      const message = listMessage(list.name, await readSheet(reader, list), link);
      await mailer.send({ ...message, id: mail, to: user.email, name: user.name ?? user.username });
    },
  };
}
