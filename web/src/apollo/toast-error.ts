import { common } from '../messages/common.ts';
import { showToast } from '../ui/overlays/toast-store.ts';
import { failureOf, needsSignIn } from './failure.ts';

/** Tells in a toast what an act was refused with; of a missing sign-in the client as a whole tells. */
export function toastError(error: unknown): void {
  if (!needsSignIn(error)) showToast(common.failed(failureOf(error).message));
}
