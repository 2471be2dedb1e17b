import { parse } from 'graphql'
import type { Plugin } from 'vite'

/** A `gql` template and what is put into it. Documents here hold names of fragments, never expressions with braces. */
const TEMPLATE = /(?<== )gql`([^`]*)`/g
const FRAGMENT = /\$\{(\w+)\}/g

const HELPER = '/src/apollo/join-definitions.ts'

/**
 * Turns the GraphQL documents of the web app into the parsed form at build time, so that no parser (about 8 kB gzip) is sent to
 * the browser. Development and tests parse at run time and behave the same.
 */
export function compileGraphql(): Plugin {
  return {
    name: 'compile-graphql',
    apply: 'build',
    transform(code, id) {
      if (!/\/src\/.*\.tsx?$/.test(id) || !code.includes('= gql`')) return undefined
      const compiled = code.replace(TEMPLATE, (_match, text: string) => compile(text))
      return { code: `import { joinDefinitions } from '${HELPER}'\n${compiled}`, map: null }
    },
  }
}

function compile(text: string): string {
  const fragments = [...text.matchAll(FRAGMENT)].map(([, name]) => name)
  const own = parse(text.replace(FRAGMENT, ''), { noLocation: true }).definitions
  return `joinDefinitions(${JSON.stringify(own)}, [${fragments.join(', ')}])`
}
