/** A network the Share dialog opens, in a popup and only when its button is pressed. */
export interface ShareTarget {
  name: 'Facebook' | 'Twitter' | 'Instagram';
  /** The network's own sharing page for an address. */
  href: (address: string, title: string) => string;
  /** Instagram has no sharing page for links: the link is put on the clipboard to be pasted there. */
  isPasted: boolean;
}

/** The networks of the Share dialog, in order. */
export const SHARE_TARGETS: readonly ShareTarget[] = [
  {
    name: 'Facebook',
    isPasted: false,
    href: (address) => `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: address })}`,
  },
  {
    name: 'Twitter',
    isPasted: false,
    href: (address, title) => `https://twitter.com/intent/tweet?${new URLSearchParams({ url: address, text: title })}`,
  },
  { name: 'Instagram', isPasted: true, href: () => 'https://www.instagram.com/' },
];

/** Size of the popup a network opens in, in CSS pixels. */
const POPUP = { width: 600, height: 400 };

/** Opens a network's sharing page in a popup of 600x400 that cannot reach back into this page. */
export function openSharePopup(target: ShareTarget, address: string, title: string): void {
  window.open(
    target.href(address, title),
    '_blank',
    `popup,noopener,noreferrer,width=${POPUP.width},height=${POPUP.height}`,
  );
}
