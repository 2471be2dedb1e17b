/** One for the whole tab: a message sent through it reaches every other tab, and not this one. */
let channel: BroadcastChannel | undefined;

function open(): BroadcastChannel {
  return (channel ??= new BroadcastChannel('larder:viewer'));
}

/** Tells the other tabs of this browser that it is now another cook's, or a visitor's. To be called when the server has said so. */
export function tellOtherTabs(): void {
  try {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no origin
    open().postMessage(null);
  } catch (error) {
    console.warn('The other tabs could not be informed who is signed in.', error);
  }
}

/** Hears of it; returns how to stop. */
export function onOtherTab(listener: () => void): () => void {
  try {
    open().addEventListener('message', listener);
  } catch (error) {
    console.warn('Other tabs cannot be heard.', error);
  }
  return () => {
    channel?.close();
    channel = undefined;
  };
}
