import { hash, parseOptions, verify } from '@node-rs/argon2';
import { badInput } from '../../../shared/errors.ts';
import { isGuessable } from './guessable-password.ts';

/** Characters of a password: OWASP ASVS 5.0, 6.2.1 and 6.2.9. */
export const PASSWORD_LENGTH = { min: 8, max: 128 } as const;

/** Argon2id with OWASP's first choice of parameters (Password Storage Cheat Sheet): 19 MiB, two passes, one lane. */
const ARGON2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hash for unknown accounts: an unknown user name costs as much time as a wrong password. */
const DUMMY_HASH = hash('the password of no account', ARGON2);

/** The PHC hash of a password. The same letters from another keyboard give the same (NFKC, as NIST SP 800-63B advises). */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), ARGON2);
}

/** Whether a password is the one that was hashed; without a hash to compare with it takes as long and is not. */
export async function verifyPassword(password: string, stored: string | undefined): Promise<boolean> {
  const isUsable = stored?.startsWith('$argon2') === true;
  const isRight = await verify(isUsable ? stored : await DUMMY_HASH, password.normalize('NFKC'));
  return isUsable && isRight;
}

/** Whether a hash was made with weaker parameters than today's. */
export function isOutdated(stored: string): boolean {
  const { memoryCost, timeCost } = parseOptions(stored);
  return memoryCost < ARGON2.memoryCost || timeCost < ARGON2.timeCost;
}

/**
 * Refuses a new password that is too short, too long or easy to guess. Any character counts, and nothing is cut off.
 * @param field the input field it came in
 * @throws AppError BAD_USER_INPUT
 */
export async function checkNewPassword(password: string, username: string, field: string): Promise<void> {
  const { length } = [...password];
  const { min, max } = PASSWORD_LENGTH;
  if (length < min) throw badInput(`A password has at least ${min} characters.`, field);
  if (length > max) throw badInput(`A password has at most ${max} characters.`, field);
  if (await isGuessable(password, [username]))
    throw badInput('This password is easy to guess. A few words that do not belong together make a good one.', field);
}
