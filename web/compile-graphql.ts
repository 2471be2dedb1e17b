import { parse } from 'graphql';
import type { Plugin } from 'vite';

/** A document as the web app writes them: a `gql` template with nothing but text and names of fragments in it. */
const TEMPLATE = /(?<== )gql`([^`]*)`/g;
/** The name of an operation, at the beginning of its document. */
const OPERATION = /(?<== gql`\s*(?:query|mutation) )\w+/g;
const FRAGMENT = /\$\{(\w+)\}/g;

/** Keeps each definition once: two fragments may bring the same third one along. */
const ONCE = '.filter((one, at, all) => all.findIndex((other) => other.name.value === one.name.value) === at)';

/**
 * Turns the GraphQL documents of the web app into the parsed form at build time, so that no parser (about 8 kB gzip) is sent to
 * the browser. Development and tests parse at run time and behave the same. Beside the manifest it lists the names of operations:
 * the API tells by them how long each takes.
 */
export function compileGraphql(): Plugin {
  const operations = new Set<string>();
  return {
    name: 'compile-graphql',
    apply: 'build',
    transform(code, id) {
      if (!/\/src\/.*\.tsx?$/.test(id) || !code.includes('= gql`')) return undefined;
      for (const [name] of code.matchAll(OPERATION)) operations.add(name);
      return { code: compileDocuments(code), map: null };
    },
    generateBundle() {
      this.emitFile({
        type: 'asset',
        fileName: '.vite/operations.json',
        source: JSON.stringify([...operations].sort()),
      });
    },
  };
}

/** `code` with every document in it parsed. Throws where one is not GraphQL. */
export function compileDocuments(code: string): string {
  return code.replace(TEMPLATE, (_match, text: string) => {
    const fragments = [...text.matchAll(FRAGMENT)].map(([, name]) => `, ...${name}.definitions`);
    const own = parse(text.replace(FRAGMENT, ''), { noLocation: true }).definitions.map((definition) =>
      JSON.stringify(definition),
    );
    return `{ kind: 'Document', definitions: [${own.join(', ')}${fragments.join('')}]${fragments.length > 1 ? ONCE : ''} }`;
  });
}
