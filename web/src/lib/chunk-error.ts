import { common } from '../messages/common.ts';
import { showToast } from '../ui/overlays/toast-store.ts';

/** Says that a file could not be fetched. Browsers remember that, so it offers to reload the page; the cook decides when. */
export function toastChunkError(): void {
  showToast({
    ...common.partFailed,
    variant: 'destructive',
    action: { label: common.failure.reload, onPress: () => window.location.reload() },
  });
}
