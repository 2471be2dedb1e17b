import { creativeCleanup } from '../modules/creative/creative-cleanup.sql.ts';
import { createContext, type Platform } from '../context.ts';
import { coverCleanup } from '../modules/recipes/cover/cover-cleanup.ts';
import { accountMailJob } from '../modules/accounts/mail/account-mail.ts';
import { listMailJob } from '../modules/shopping-lists/list-mail.ts';
import { fileImportJob } from '../modules/imports/files/file-import-job.ts';
import { relinkJob } from '../modules/recipes/relink-job.ts';
import { relinkItems } from '../modules/shopping-lists/relink-items.ts';
import { outdatedCleanup } from './outdated-cleanup.sql.ts';
import { photoCleanup } from '../modules/photos/photo-cleanup.ts';
import { takeForGoneJob } from '../modules/pantry/take-for-gone-job.ts';
import { historyCleanup } from '../modules/pantry/history-cleanup.sql.ts';
import { tonightMailJob } from '../modules/tonight/tonight-mail.ts';
import { queueTonightMailsJob } from '../modules/tonight/queue-tonight-mails.sql.ts';
import { anonymous } from '../modules/users/caller.ts';
import type { Job } from '../shared/job.ts';

/** Every job that the process takes part in. */
export function jobsOf(platform: Platform): Job[] {
  const { orm, covers, files, jobs, foods, imageProcessor, mailer } = platform;
  return [
    accountMailJob(platform),
    fileImportJob({ em: orm.em, foods, pictures: { files, imageProcessor } }),
    takeForGoneJob(orm.em),
    historyCleanup(orm.em, foods),
    coverCleanup(orm.em, covers.folder),
    creativeCleanup(orm.em),
    listMailJob(platform),
    outdatedCleanup(orm.em),
    photoCleanup(orm.em, files),
    relinkJob({ em: orm.em, jobs, relinkLists: relinkItems }),
    tonightMailJob({
      ...platform,
      kitchenOf: (viewer, mail) => createContext(platform, mail, { ...anonymous(), viewer }),
    }),
    queueTonightMailsJob({ em: orm.em, jobs, mailer }),
  ];
}
