// oxlint-disable-next-line typescript/triple-slash-reference -- a file of types alone, which nothing can import; the package brings none
/// <reference path="./mjml.d.ts" />
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

/** Colours of a light page, which mail programs know how to turn dark. */
const COLOURS = {
  paper: '#FBF7F0',
  card: '#FFFFFF',
  ink: '#22302A',
  mute: '#66736C',
  line: '#E8E0D3',
  leaf: '#1F5A43',
};

/** A list as a message: its items by aisle, those ticked left out, as they are in the basket. */
export async function listMessage(name: string, { items }: ListSheet, link: string | null): Promise<Message> {
  const title = oneLine(name);
  const open = items.filter(({ isChecked }) => !isChecked);
  const aisles = [...Map.groupBy(open, ({ aisle }) => aisle)].map(([aisle, own]) => ({ sign: aisleName(aisle), own }));
  // Half a second to load: a server that sends no mail never needs it.
  const { default: mjml2html } = await import('mjml');
  const { html } = await mjml2html(markup(title, aisles, link), { validationLevel: 'strict', ignoreIncludes: true });
  return { subject: `Shopping list: ${title}`, text: plain(title, aisles, link), html };
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

function markup(title: string, aisles: readonly Aisle[], link: string | null): string {
  return `<mjml lang="en">
    <mj-head>
      <mj-title>${escapeHtml(title)}</mj-title>
      <mj-attributes><mj-all font-family="Figtree, Helvetica, Arial, sans-serif" color="${COLOURS.ink}" /></mj-attributes>
    </mj-head>
    <mj-body background-color="${COLOURS.paper}" width="560px">
      <mj-section background-color="${COLOURS.card}" border-radius="20px" padding="32px 16px">
        <mj-column>
          <mj-text font-family="Fraunces, Georgia, serif" font-size="26px" font-weight="600">${escapeHtml(title)}</mj-text>
          ${aisles.length > 0 ? aisles.map(aisleMarkup).join('') : '<mj-text>Everything is in the basket.</mj-text>'}
          ${link === null ? '' : `<mj-button href="${escapeHtml(link)}" background-color="${COLOURS.leaf}" color="#FFFFFF" border-radius="999px">Open the list</mj-button>`}
        </mj-column>
      </mj-section>
    </mj-body>
  </mjml>`;
}

function aisleMarkup({ sign, own }: Aisle): string {
  const cell = `padding:8px 0;border-top:1px solid ${COLOURS.line};font-size:16px`;
  const rows = own.map(
    (item) =>
      `<tr><td style="${cell}">${escapeHtml(item.name)}</td><td style="${cell};text-align:right">${escapeHtml(wantedText(item))}</td></tr>`,
  );
  return `<mj-text font-size="13px" color="${COLOURS.mute}" padding-bottom="4px">${escapeHtml(sign)}</mj-text><mj-table>${rows.join('')}</mj-table>`;
}
