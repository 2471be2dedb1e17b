import { offline as text } from '../../messages/offline.ts'
import { showToast } from '../../ui/toast-store.ts'

/** Says when the network goes, and when it is back. */
export function tellNetwork(): void {
  window.addEventListener('offline', () => showToast(text.gone))
  window.addEventListener('online', () => showToast(text.back))
}
