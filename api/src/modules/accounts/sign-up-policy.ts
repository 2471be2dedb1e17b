import { Invitation } from './invitation.entity.ts';
import type { EntityManager } from '@mikro-orm/postgresql';
import { AppError, badInput } from '../../shared/errors.ts';
import { hashSecret } from '../../shared/secret.ts';
import { readSettings, SignUpMode } from '../site-settings/site-settings.ts';

/**
 * Allows a sign-up: to anyone where sign-up is open, to no one where it is closed, else with an invitation, which is used up.
 * @param tx the transaction in which the account is made
 * @param settled what the environment says; null where it leaves that to the admins
 * @throws AppError FORBIDDEN where it is closed, BAD_USER_INPUT without a valid invitation where one is needed
 */
export async function applySignUpPolicy(
  tx: EntityManager,
  invitation: string | null | undefined,
  settled: SignUpMode | null,
): Promise<void> {
  const signUp = settled ?? (await readSettings(tx)).signUp;
  if (signUp === SignUpMode.OPEN) return;
  if (signUp === SignUpMode.CLOSED)
    throw new AppError('FORBIDDEN', 'This site takes no new accounts. Its administrator can make one for you.');
  if (!invitation) throw badInput('An account here needs an invitation. Ask an admin for one.', 'invitation');
  const valid = { codeHash: hashSecret(invitation.trim()), expiresAt: { $gt: new Date() } };
  const used = await tx.nativeDelete(Invitation, valid);
  if (used === 0) throw badInput('This invitation is not valid, or it was used before.', 'invitation');
}
