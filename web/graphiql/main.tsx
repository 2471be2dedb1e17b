import 'graphiql/style.css'
import './graphiql.css'
import { createGraphiQLFetcher } from '@graphiql/toolkit'
import { GraphiQL } from 'graphiql'
import { createRoot } from 'react-dom/client'
import { EXAMPLES } from './examples.ts'

const root = document.querySelector('#root')
if (!root) throw new Error('The page has no #root.')

// Tokens are not kept: whoever comes to this browser next must not have them.
createRoot(root).render(<GraphiQL fetcher={createGraphiQLFetcher({ url: '/graphql' })} defaultTabs={EXAMPLES} shouldPersistHeaders={false} />)
