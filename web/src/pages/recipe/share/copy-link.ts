import { recipe as text } from '../../../messages/recipe.ts';
import { showToast } from '../../../ui/overlays/toast-store.ts';

/** Whether the system has a share sheet of its own. */
export function hasShareSheet(): boolean {
  return typeof navigator.share === 'function';
}

/** Opens the share sheet of the system. */
export async function shareBySystem(title: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, url });
  } catch (error) {
    // A cook who closes the sheet has not failed.
    if (!(error instanceof DOMException && error.name === 'AbortError')) await copyLink(url);
  }
}

/** Puts an address on the clipboard and says whether that worked. */
export async function copyLink(address: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address);
    showToast(text.linkCopied);
  } catch (error) {
    console.warn('The clipboard refused the link.', error);
    showToast({ ...text.copyFailed, variant: 'destructive' });
  }
}
