import { ENDS_GROUP } from '../ends-group.ts';
import { lexer, type Token } from 'marked';

/** A part of a Markdown text, as its reader sees it: plain text, without marks. */
export interface MarkdownBlock {
  kind: 'heading' | 'item' | 'paragraph' | 'stars';
  text: string;
  /** 1 to 6 for headings; a paragraph that is nothing but bold heads what follows, below all others, as 7. */
  depth: number;
}

const BOLD_DEPTH = 7;
/** How deep lists in lists are followed. */
const NESTING_MAX = 20;

/** A mark of a quote or list, with what stands before it. */
const MARK = String.raw`[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t]))`;
/** A line that quotes and lists deeper than is followed: the lexer reads the rest once for every mark. */
const NESTED_LINE = new RegExp(`^((?:${MARK}){${NESTING_MAX}})(?:${MARK})+`, 'gm');
/** A word as no recipe has it, such as a picture written out, of which the ends are kept: the lexer looks at all of it from every letter. */
const LONG_WORD = /\S{1001,}/g;
const END_KEPT = 500;

/** The headings, list items and paragraphs of a Markdown text, in order. */
export function markdownBlocks(text: string): MarkdownBlock[] {
  return tokensOf(text).flatMap((token) => blocksOf(token, NESTING_MAX));
}

/** The lexer runs out of stack on hundreds of quotes in quotes; no recipe has these. */
function tokensOf(text: string): Token[] {
  try {
    return lexer(text.replace(NESTED_LINE, '$1').replace(LONG_WORD, endsOf));
  } catch (error) {
    if (error instanceof RangeError) return [];
    throw error;
  }
}

const endsOf = (word: string): string => word.slice(0, END_KEPT) + word.slice(-END_KEPT);

function blocksOf(token: Token, nesting: number): MarkdownBlock[] {
  if (nesting === 0) return [];
  if (token.type === 'heading') return [{ kind: 'heading', text: inlineText(token), depth: Number(token['depth']) }];
  // Our own export ends a part of the ingredients with these.
  if (token.type === 'hr' && token.raw.trim() === ENDS_GROUP) return [{ kind: 'stars', text: ENDS_GROUP, depth: 0 }];
  if (token.type === 'list') return childrenOf(token, 'items').flatMap((item) => itemBlocks(item, nesting));
  if (token.type === 'blockquote') return childrenOf(token).flatMap((child) => blocksOf(child, nesting - 1));
  if (token.type !== 'paragraph') return [];
  const text = inlineText(token).trim();
  if (text === '') return [];
  const isBold = childrenOf(token).every(
    (child) => child.type === 'strong' || child.raw.trim().replace(':', '') === '',
  );
  return [isBold ? { kind: 'heading', text, depth: BOLD_DEPTH } : { kind: 'paragraph', text, depth: 0 }];
}

/** An item, and behind it those of the lists inside of it. */
function itemBlocks(item: Token, nesting: number): MarkdownBlock[] {
  const own = childrenOf(item).filter((child) => child.type !== 'list');
  const text = own.map(inlineText).join(' ').replace(/\s+/g, ' ').trim();
  const below = childrenOf(item)
    .filter((child) => child.type === 'list')
    .flatMap((child) => blocksOf(child, nesting - 1));
  return text === '' ? below : [{ kind: 'item', text, depth: 0 }, ...below];
}

function inlineText(token: Token): string {
  if (token.type === 'br' || token.type === 'space') return '\n';
  if (token.type === 'html' || token.type === 'image' || token.type === 'checkbox') return '';
  const children = childrenOf(token);
  return children.length > 0 ? children.map(inlineText).join('') : 'text' in token ? String(token.text) : '';
}

function childrenOf(token: Token, property: 'tokens' | 'items' = 'tokens'): Token[] {
  const children: unknown = property in token ? (token as Record<string, unknown>)[property] : undefined;
  return Array.isArray(children) ? children : [];
}
