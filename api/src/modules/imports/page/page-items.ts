import type { Attributes, HtmlHandler } from '../html/html-scan.ts';
import { HEADING_MARK, type TextRecorder } from '../html/html-text.ts';
import type { JsonLdNode } from './json-ld-nodes.ts';

/** Longest text of one property, in characters. */
const TEXT_MAX = 100_000;
/** Properties whose value is an address; of other links the text is meant, as in `<a itemprop="author" href="/jane">Jane</a>`. */
const ADDRESSES = new Set([
  'url',
  'image',
  'photo',
  'thumbnailurl',
  'contenturl',
  'mainentityofpage',
  'sameas',
  'itemtype',
]);

/** Properties in which headings part what they hold. */
const LISTS = /^(?:recipe)?(?:ingredient|instruction)s?$/i;

interface Item extends JsonLdNode {
  '@type': string[];
  [property: string]: unknown[];
}

/**
 * Collects the items that a page describes in microdata (`itemscope`, `itemprop`) or RDFa Lite (`typeof`, `property`) in the form of
 * JSON-LD: each property a list of texts and items. References to far parts of the page (`itemref`) are not followed.
 */
export class ItemCollector implements HtmlHandler {
  /** The items that belong to no other. */
  readonly items: JsonLdNode[] = [];
  readonly #recorder: TextRecorder;
  readonly #scopes: Item[] = [];

  /** @param recorder receives everything before this one */
  constructor(recorder: TextRecorder) {
    this.#recorder = recorder;
  }

  open(name: string, attributes: Attributes): (() => void) | undefined {
    const properties = (attributes.get('itemprop') ?? attributes.get('property') ?? '')
      .split(/\s+/)
      .filter(Boolean)
      .map(localName);
    const scope = this.#scopes.at(-1);
    if (attributes.has('itemscope') || attributes.has('typeof')) return this.#openItem(attributes, properties, scope);
    if (properties.length === 0 || scope === undefined) return undefined;
    const value = attributeValue(name, attributes, properties);
    const heading = properties.some((property) => LISTS.test(property)) ? '## ' : '';
    if (value === undefined) return this.#takeText((text) => addValue(scope, properties, text), heading);
    addValue(scope, properties, value);
    return undefined;
  }

  text(): void {}

  #openItem(attributes: Attributes, properties: string[], scope: Item | undefined): () => void {
    const types = (attributes.get('itemtype') ?? attributes.get('typeof') ?? '').split(/\s+/).filter(Boolean);
    const item: Item = Object.assign(Object.create(null), { '@type': types });
    if (scope !== undefined && properties.length > 0) addValue(scope, properties, item);
    else this.items.push(item);
    this.#scopes.push(item);
    return this.#takeText((text) => {
      this.#scopes.pop();
      if (Object.keys(item).length === 1) item['name'] = [text];
    });
  }

  #takeText(use: (text: string) => void, heading = ''): () => void {
    const mark = this.#recorder.mark();
    return () => use(this.#recorder.since(mark, TEXT_MAX).replaceAll(HEADING_MARK, heading));
  }
}

/** `schema:name` and `http://schema.org/name` are both `name`. */
function localName(property: string): string {
  return property.replace(/^.*[:/#]/, '');
}

function addValue(item: Item, properties: readonly string[], value: unknown): void {
  for (const property of properties) (item[property] ??= []).push(value);
}

/** The value that an element states in an attribute, if it is not its text. */
function attributeValue(name: string, attributes: Attributes, properties: readonly string[]): string | undefined {
  const stated = attributes.get('content') ?? attributes.get('datetime');
  if (stated !== undefined) return stated;
  if (name === 'data' || name === 'meter') return attributes.get('value');
  const address = attributes.get('src') ?? attributes.get('href') ?? attributes.get('resource');
  const isAddress =
    name === 'link' || name === 'img' || properties.some((property) => ADDRESSES.has(property.toLowerCase()));
  return isAddress ? address : undefined;
}
