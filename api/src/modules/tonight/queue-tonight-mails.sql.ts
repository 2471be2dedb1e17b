import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Job, Jobs } from '../../shared/job.ts';
import { MailDelivery, type Mailer } from '../../shared/mailer.ts';
import { UserStatus } from '../users/user-enums.ts';
import { isTimeZone, localTime } from './local-time.ts';
import { TONIGHT_MAIL, type TonightMailTask } from './tonight-mail.ts';

/** Most cooks at once: about as many as one process mails until the next time. */
const BATCH = 300;

/** What the job works with. */
export interface QueueTonightMailsParts {
  em: EntityManager;
  jobs: Jobs;
  mailer: Mailer;
}

/** Every five minutes leaves a message for each cook whose hour has come, once a day; none where the server sends no mail. */
export function queueTonightMailsJob({ em, jobs, mailer }: QueueTonightMailsParts): Job {
  return {
    name: 'tonight-sweep',
    schedule: '*/5 * * * *',
    run: async () => {
      if (mailer.delivery === MailDelivery.SMTP) await queueTonightMails(em, jobs, new Date());
    },
  };
}

/** See {@link queueTonightMailsJob}. A day is noted in the transaction that leaves its message: of two processes at once, one does. */
export async function queueTonightMails(em: EntityManager, jobs: Jobs, now: Date): Promise<void> {
  await em.fork().transactional(async (tx) => {
    for (const { user, day } of await claimSome(tx, now)) {
      const task: TonightMailTask = { user, day, mail: randomUUID() };
      await jobs.send(TONIGHT_MAIL, task, tx);
    }
  });
}

/** Cooks whose hour has come on a day that was not seen to, which now it is. */
async function claimSome(tx: EntityManager, now: Date): Promise<{ user: string; day: string }[]> {
  const zones = await tx.execute<{ zone: string }[]>('select distinct time_zone as zone from tonight_mail');
  // The database may know other zones than the program that took their names.
  const known = zones.flatMap(({ zone }) => (isTimeZone(zone) ? { zone, ...localTime(zone, now) } : []));
  return tx.execute(
    `update tonight_mail set sent_on = due.day from (
       select mail.user_id, here.day from tonight_mail mail
       join jsonb_to_recordset(?::jsonb) as here(zone text, day date, hour int) on here.zone = mail.time_zone
       join "user" cook on cook.id = mail.user_id
       where mail.hour <= here.hour and (mail.sent_on is null or mail.sent_on < here.day)
         and cook.status <> ? and cook.email is not null and cook.email_confirmed_at is not null
       limit ? for update of mail skip locked
     ) due where tonight_mail.user_id = due.user_id
     returning tonight_mail.user_id as user, tonight_mail.sent_on::text as day`,
    [JSON.stringify(known), UserStatus.BANNED, BATCH],
  );
}
