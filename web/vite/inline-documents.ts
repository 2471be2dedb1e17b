import type { DocumentNode } from 'graphql';
import type { Plugin } from 'vite';
import { graphql } from '../src/gql/gql.ts';

/** A document as the web app writes them. */
const DOCUMENT = /\bgraphql\(\s*`([^`]*)`,?\s*\)/g;

/**
 * Puts each parsed document in the place of its text at build time: otherwise every page would bring the documents of all pages.
 * Beside the manifest it lists the names of operations: the API tells by them how long each takes.
 */
export function inlineDocuments(): Plugin {
  const operations = new Set<string>();
  return {
    name: 'inline-documents',
    apply: 'build',
    transform(code, id) {
      if (!/\/src\/.*\.tsx?$/.test(id) || !code.includes('graphql(')) return undefined;
      return { code: code.replace(DOCUMENT, (_call, text: string) => inlined(text, operations)), map: null };
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

function inlined(text: string, operations: Set<string>): string {
  const { definitions } = graphql(text) as Partial<DocumentNode>;
  if (!definitions) throw new Error(`Run "npm run codegen": it does not know this document yet.\n${text}`);
  for (const definition of definitions)
    if (definition.kind === 'OperationDefinition' && definition.name) operations.add(definition.name.value);
  return `(${JSON.stringify({ kind: 'Document', definitions })})`;
}
