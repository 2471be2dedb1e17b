import { StartError } from '../../shared/errors.ts';

/** What a disk says (errno(3)); a database that does not answer says other things. */
const OF_FILES = /^(EACCES|EBUSY|EDQUOT|EEXIST|EISDIR|ENOENT|ENOSPC|ENOTDIR|ENOTEMPTY|EPERM|EROFS)$/;

/** A failure of the file system as a sentence for the user of the command; every other error as it is. */
export function fileTrouble(place: string, error: unknown): unknown {
  const { code, message } = error as NodeJS.ErrnoException;
  return OF_FILES.test(code ?? '') ? new StartError(`${place} cannot be written: ${message}`, { cause: error }) : error;
}
