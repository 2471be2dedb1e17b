/** The process that decodes what strangers send: apart from the server, with a priority below normal and without its secrets. */
import { answerJobs } from '../../../shared/answer-jobs.ts';
import { doJob } from './photo-image.ts';
import type { JobOutcome, PhotoJob } from './photo-job.ts';

answerJobs((job: PhotoJob) => doJob(job).catch((): JobOutcome => ({ refusal: 'unreadable' })));
