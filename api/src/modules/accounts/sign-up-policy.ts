import type { EntityManager } from '@mikro-orm/postgresql';
import { badInput } from '../../shared/errors.ts';
import { hashSecret } from '../../shared/secret.ts';
import { readSettings, SignUpMode } from '../site-settings/site-settings.ts';

/**
 * Lets somebody in who makes an account: anyone where sign-up is open, else whoever brings an invitation, which is used up.
 * @param tx the transaction in which the account is made
 * @throws AppError BAD_USER_INPUT without a valid invitation where one is needed
 */
export async function applySignUpPolicy(tx: EntityManager, invitation: string | null | undefined): Promise<void> {
  const { signUp } = await readSettings(tx);
  if (signUp === SignUpMode.OPEN) return;
  if (!invitation) throw badInput('An account here needs an invitation. Ask an admin for one.', 'invitation');
  const used = await tx.execute<object[]>(
    'delete from invitation where code_hash = ? and expires_at > now() returning 1',
    [hashSecret(invitation.trim())],
  );
  if (used.length === 0) throw badInput('This invitation is not valid, or it was used before.', 'invitation');
}
