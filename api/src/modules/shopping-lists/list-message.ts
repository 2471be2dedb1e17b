import { readFileSync } from 'node:fs';
import { escapeHtml } from '../../shared/escape-html.ts';
import { oneLine } from '../../shared/one-line.ts';
import { aisleName, wantedText } from './item-text.ts';
import type { ListSheet } from './list-csv.ts';
import type { ShoppingItem } from './list-items.ts';

/** What a message says, as text and as HTML. */
export interface Message {
  subject: string;
  text: string;
  html: string;
}

/** The page around the list, as MJML 5.4 wrote it for every mail program: `{title}`, and `{content}` for its rows. */
const PAGE = new URL('../../../assets/mail/list.html', import.meta.url);
/** Colours of a light page, which mail programs know how to turn dark. */
const COLOURS = { ink: '#22302A', mute: '#66736C', line: '#E8E0D3', leaf: '#1F5A43' };
const FONT = 'font-family:Figtree, Helvetica, Arial, sans-serif';

/** A list as a message: its items by aisle, those ticked left out, as they are in the basket. */
export function listMessage(name: string, { items }: ListSheet, link: string | null): Message {
  const title = oneLine(name);
  const open = items.filter(({ isChecked }) => !isChecked);
  const aisles = [...Map.groupBy(open, ({ aisle }) => aisle)].map(([aisle, own]) => ({ sign: aisleName(aisle), own }));
  return { subject: `Shopping list: ${title}`, text: plain(title, aisles, link), html: page(title, aisles, link) };
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
  const rows = aisles.length > 0 ? aisles.map(aisleRows) : [row(line('Everything is in the basket.', COLOURS.ink))];
  const values: Record<string, string> = {
    title: escapeHtml(title),
    content: [...rows, ...(link === null ? [] : [button(link)])].join('\n'),
  };
  return readFileSync(PAGE, 'utf8').replaceAll(/\{(title|content)\}/g, (_, name: string) => values[name] ?? '');
}

const row = (content: string, align = 'left'): string =>
  `<tr><td align="${align}" style="font-size:0px;padding:10px 25px;word-break:break-word;">${content}</td></tr>`;

const line = (text: string, colour: string): string =>
  `<div style="${FONT};font-size:13px;line-height:1;text-align:left;color:${colour};">${escapeHtml(text)}</div>`;

function aisleRows({ sign, own }: Aisle): string {
  const cell = `padding:8px 0;border-top:1px solid ${COLOURS.line};font-size:16px`;
  const items = own.map(
    (item) =>
      `<tr><td style="${cell}">${escapeHtml(item.name)}</td><td style="${cell};text-align:right">${escapeHtml(wantedText(item))}</td></tr>`,
  );
  const style = `color:${COLOURS.ink};${FONT};font-size:13px;line-height:22px;table-layout:auto;width:100%;border:none;`;
  const table = `<table cellpadding="0" cellspacing="0" width="100%" border="0" style="${style}">${items.join('')}</table>`;
  return `${row(line(sign, COLOURS.mute))}${row(table)}`;
}

function button(link: string): string {
  const shape = `background:${COLOURS.leaf};border-radius:999px`;
  const text = `${FONT};display:inline-block;color:#FFFFFF;font-size:13px;line-height:120%;text-decoration:none;padding:10px 25px`;
  const cell = `align="center" bgcolor="${COLOURS.leaf}" style="${shape};mso-padding-alt:10px 25px;"`;
  return row(
    `<table border="0" cellpadding="0" cellspacing="0" role="presentation"><tr><td ${cell}><a href="${escapeHtml(link)}" target="_blank" style="${text};${shape};mso-padding-alt:0px;">Open the list</a></td></tr></table>`,
    'center',
  );
}
