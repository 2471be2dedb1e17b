import 'graphiql/style.css';
import './graphiql.css';
import { createGraphiQLFetcher } from '@graphiql/toolkit';
import { GraphiQL } from 'graphiql';
import { createRoot } from 'react-dom/client';
import { EXAMPLES } from './examples.ts';

/** The part of the browser's interface that is used here. */
interface PolicyFactory {
  createPolicy(name: string, rules: { createHTML: (html: string) => string }): unknown;
}

// Descriptions of the schema become HTML by markdown-it, which lets none of theirs through. Nothing else is let be HTML or script.
const { trustedTypes } = window as { trustedTypes?: PolicyFactory };
trustedTypes?.createPolicy('default', { createHTML: (html) => html });

const root = document.querySelector('#root');
if (!root) throw new Error('The page has no #root.');

// Tokens are not kept: whoever comes to this browser next must not have them.
createRoot(root).render(
  <GraphiQL fetcher={createGraphiQLFetcher({ url: '/graphql' })} defaultTabs={EXAMPLES} shouldPersistHeaders={false} />,
);
