/** The process that draws covers: what drawing needs of memory is given back when it ends. */
import { answerJobs } from '../../../shared/answer-jobs.ts';
import { renderCover } from './cover-render.ts';

answerJobs(renderCover);
