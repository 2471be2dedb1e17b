import { recipe as text } from '../../../messages/recipe.ts';
import { showToast } from '../../../ui/overlays/toast-store.ts';

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
