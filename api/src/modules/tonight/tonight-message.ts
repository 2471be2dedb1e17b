import { MAIL_COLOURS, mailLink, mailPage, mailText, type Message } from '../../shared/mail-page.ts';
import { oneLine } from '../../shared/one-line.ts';
import type { TonightsDish } from './tonight.service.ts';

const SUBJECT = 'What to cook tonight';
const WHY = 'Something in your pantry is due. You asked to be told on such days.';
const STOP = 'Send me no more of these';
const SETTINGS = 'Another hour, or off: your settings';

/** What a message says of a dish. */
interface ShownDish {
  title: string;
  reason: string;
  link: string;
}

/** A message with dishes for an evening, and how to get no more. @param stop address that stops such messages */
export function tonightMessage(
  dishes: readonly TonightsDish[],
  publicUrl: string,
  stop: string,
): Message & { unsubscribe: string } {
  const shown = dishes.map(({ recipe, reason }) => ({
    title: oneLine(recipe.title),
    reason,
    link: new URL(`/recipe/${encodeURIComponent(recipe.slug)}?fromPantry=true`, publicUrl).href,
  }));
  const settings = new URL('/settings', publicUrl).href;
  return { subject: SUBJECT, text: plain(shown, stop, settings), html: page(shown, stop, settings), unsubscribe: stop };
}

function plain(dishes: readonly ShownDish[], stop: string, settings: string): string {
  const parts = dishes.map(({ title, reason, link }) => `${title}\n${reason}\n${link}`);
  return [WHY, ...parts, `${STOP}: ${stop}\n${SETTINGS}: ${settings}`].join('\n\n');
}

function page(dishes: readonly ShownDish[], stop: string, settings: string): string {
  const rows = dishes.flatMap(({ title, reason, link }) => [
    mailLink(link, title, '18px'),
    mailText(reason, MAIL_COLOURS.mute, '14px'),
  ]);
  return mailPage(SUBJECT, [
    mailText(WHY),
    ...rows,
    mailLink(stop, STOP, '13px'),
    mailLink(settings, SETTINGS, '13px'),
  ]);
}
