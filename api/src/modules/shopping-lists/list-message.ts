import { escapeHtml } from '../../shared/escape-html.ts';
import {
  MAIL_COLOURS,
  MAIL_FONT,
  mailButton,
  mailPage,
  mailRow,
  mailText,
  type Message,
} from '../../shared/mail-page.ts';
import { oneLine } from '../../shared/one-line.ts';
import { aisleName, wantedText } from './item-text.ts';
import type { ListSheet } from './list-csv.ts';
import type { ShoppingItem } from './list-items.ts';

/** A list as a message: its items by aisle, those ticked left out, as they are in the basket. What a cook calls it is never the subject. */
export function listMessage(name: string, { items }: ListSheet, link: string | null): Message {
  const title = oneLine(name);
  const open = items.filter(({ isChecked }) => !isChecked);
  const aisles = [...Map.groupBy(open, ({ aisle }) => aisle)].map(([aisle, own]) => ({ sign: aisleName(aisle), own }));
  return { subject: 'Your shopping list', text: plain(title, aisles, link), html: page(title, aisles, link) };
}

interface Aisle {
  sign: string;
  own: readonly ShoppingItem[];
}

function plain(title: string, aisles: readonly Aisle[], link: string | null): string {
  const parts = aisles.map(({ sign, own }) =>
    [sign, ...own.map((item) => `- ${[item.name, wantedText(item)].filter(Boolean).join(': ')}`)].join('\n'),
  );
  return [
    title,
    ...(parts.length > 0 ? parts : ['Everything is in the basket.']),
    ...(link === null ? [] : [link]),
  ].join('\n\n');
}

function page(title: string, aisles: readonly Aisle[], link: string | null): string {
  const rows = aisles.length > 0 ? aisles.map(aisleRows) : [mailText('Everything is in the basket.')];
  return mailPage(title, [...rows, ...(link === null ? [] : [mailButton(link, 'Open the list')])]);
}

function aisleRows({ sign, own }: Aisle): string {
  const cell = `padding:8px 0;border-top:1px solid ${MAIL_COLOURS.line};font-size:16px`;
  const items = own.map(
    (item) =>
      `<tr><td style="${cell}">${escapeHtml(item.name)}</td><td style="${cell};text-align:right">${escapeHtml(wantedText(item))}</td></tr>`,
  );
  const style = `color:${MAIL_COLOURS.ink};${MAIL_FONT};font-size:13px;line-height:22px;table-layout:auto;width:100%;border:none;`;
  const table = `<table cellpadding="0" cellspacing="0" width="100%" border="0" style="${style}">${items.join('')}</table>`;
  return `${mailText(sign, MAIL_COLOURS.mute, '13px')}${mailRow(table)}`;
}
