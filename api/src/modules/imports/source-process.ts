/** A process that reads recipes: what a stranger wrote may take seconds, for which the one that answers requests must not stand still. */
import { answerJobs } from '../../shared/answer-jobs.ts';
import { AppError } from '../../shared/errors.ts';
import { draftOfSource, type Source, type SourceDraft } from './import-source.ts';

/** What the process says: the recipe, or why there is none. */
export type ReadSource = { read: SourceDraft } | { refusal: { message: string; field: string | undefined } };

answerJobs(async (source: Source): Promise<ReadSource> => {
  try {
    return { read: draftOfSource(source) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { refusal: { message: error.message, field: error.field } };
  }
});
