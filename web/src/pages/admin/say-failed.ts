import { failureOf, needsSignIn } from '../../apollo/failure.ts'
import { common } from '../../messages/common.ts'
import { showToast } from '../../ui/toast-store.ts'

/** Tells in a toast what an act was refused with. */
export function sayFailed(error: unknown): void {
  if (!needsSignIn(error)) showToast(common.failed(failureOf(error).message))
}
