import { findAll, getAttributeValue, getChildren, getElementsByTagName, textContent } from 'domutils';
import { parseDocument } from 'htmlparser2';

type Documented = ReturnType<typeof parseDocument>;
/** An element of XML or HTML. */
export type Element = ReturnType<typeof getElementsByTagName>[number];
type Parent = Documented | Element;

/** The tree of a file of XML; it need not be well-formed. */
export const xmlTree = (text: string): Documented => parseDocument(text, { xmlMode: true });

/** The tree of a page. */
export const htmlTree = (text: string): Documented => parseDocument(text);

/** The elements of this name, however deep. */
export const allNamed = (tree: Parent, name: string): Element[] =>
  getElementsByTagName((element) => element.toLowerCase() === name.toLowerCase(), tree, true);

/** The elements right below one. */
export const childrenOf = (tree: Parent): Element[] =>
  getChildren(tree).filter((child) => 'name' in child && 'attribs' in child);

/** The children of this name, whatever its case. */
export const childrenNamed = (tree: Parent, name: string): Element[] =>
  childrenOf(tree).filter((child) => child.name.toLowerCase() === name.toLowerCase());

/** The text of the first child of this name; empty where there is none. */
export const childText = (tree: Parent, name: string): string => trimmed(childrenNamed(tree, name)[0]);

/** The texts of the elements of this name, however deep, without empty ones. */
export const textsNamed = (tree: Parent, name: string): string[] => allNamed(tree, name).map(trimmed).filter(Boolean);

/** The text of an element, without the space around it. */
export const trimmed = (element: Element | undefined): string => (element ? textContent(element).trim() : '');

/** An attribute, empty where it is not stated. */
export const attribute = (element: Element | undefined, name: string): string =>
  (element && (getAttributeValue(element, name) ?? getAttributeValue(element, name.toLowerCase()))) ?? '';

/** The elements that carry this class. */
export const withClass = (tree: Parent, name: string): Element[] =>
  findAll((element) => attribute(element, 'class').split(/\s+/).includes(name), tree);

/** The elements whose attribute has this value. */
export const withAttribute = (tree: Parent, name: string, value: string): Element[] =>
  findAll((element) => getAttributeValue(element, name) === value, tree);
