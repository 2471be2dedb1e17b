import { readFileSync } from 'node:fs';
import { escapeHtml } from './escape-html.ts';

/** What a message says, as text and as HTML. */
export interface Message {
  subject: string;
  text: string;
  html: string;
}

/** The page around a message, as MJML 5.4 wrote it for every mail program: `{title}`, and `{content}` for its rows. */
const PAGE = new URL('../../assets/mail/page.html', import.meta.url);
/** Colours of a light page, which mail programs know how to turn dark. */
export const MAIL_COLOURS = { ink: '#22302A', mute: '#66736C', line: '#E8E0D3', leaf: '#1F5A43' };
/** The letters of a message. */
export const MAIL_FONT = 'font-family:Figtree, Helvetica, Arial, sans-serif';

/** The HTML of a message. @param rows each made by {@link mailRow} */
export function mailPage(title: string, rows: readonly string[]): string {
  const values: Record<string, string> = { title: escapeHtml(title), content: rows.join('\n') };
  return readFileSync(PAGE, 'utf8').replaceAll(/\{(title|content)\}/g, (_, name: string) => values[name] ?? '');
}

/** A row of the page, with HTML in it. */
export const mailRow = (content: string, align = 'left'): string =>
  `<tr><td align="${align}" style="font-size:0px;padding:10px 25px;word-break:break-word;">${content}</td></tr>`;

/** A row of plain text. */
export const mailText = (text: string, colour = MAIL_COLOURS.ink, size = '16px'): string =>
  mailRow(
    `<div style="${MAIL_FONT};font-size:${size};line-height:1.5;text-align:left;color:${colour};">${escapeHtml(text)}</div>`,
  );

/** A row with a link to an address of ours. */
export const mailLink = (link: string, label: string, size = '16px'): string =>
  mailRow(
    `<a href="${escapeHtml(link)}" target="_blank" style="${MAIL_FONT};font-size:${size};line-height:1.5;color:${MAIL_COLOURS.leaf};">${escapeHtml(label)}</a>`,
  );

/** A row with a button that opens an address of ours. */
export function mailButton(link: string, label: string): string {
  const shape = `background:${MAIL_COLOURS.leaf};border-radius:999px`;
  const text = `${MAIL_FONT};display:inline-block;color:#FFFFFF;font-size:13px;line-height:120%;text-decoration:none;padding:10px 25px`;
  const cell = `align="center" bgcolor="${MAIL_COLOURS.leaf}" style="${shape};mso-padding-alt:10px 25px;"`;
  return mailRow(
    `<table border="0" cellpadding="0" cellspacing="0" role="presentation"><tr><td ${cell}><a href="${escapeHtml(link)}" target="_blank" style="${text};${shape};mso-padding-alt:0px;">${escapeHtml(label)}</a></td></tr></table>`,
    'center',
  );
}
