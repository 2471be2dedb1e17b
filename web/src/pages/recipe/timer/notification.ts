/** Whether the browser would ask the cook if this page may show notifications. */
export function canAskToNotify(): boolean {
  return typeof Notification !== 'undefined' && Notification.permission === 'default';
}

/** Asks the cook for the permission to notify; only in answer to a press. */
export async function askToNotify(): Promise<void> {
  await Notification.requestPermission();
}

/**
 * Shows a notification of the system when the cook has allowed it and looks elsewhere.
 * @param tag a newer one with the same takes the place of an older, without a sound
 */
export function notify(title: string, body: string, tag: string): void {
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted' || !document.hidden) return;
  const options = { body, tag, data: window.location.href };
  try {
    new Notification(title, options);
  } catch {
    // Phones take notifications from a service worker only.
    void notifyByWorker(title, options);
  }
}

async function notifyByWorker(title: string, options: NotificationOptions): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.showNotification(title, options);
  } catch (error) {
    console.warn('The notification could not be shown.', error);
  }
}
