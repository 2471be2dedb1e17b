import { parse } from 'graphql'
import type { Plugin } from 'vite'

/** A document as the web app writes them: a `gql` template with nothing but text and names of fragments in it. */
const TEMPLATE = /(?<== )gql`([^`]*)`/g
const FRAGMENT = /\$\{(\w+)\}/g

/** Keeps each definition once: two fragments may bring the same third one along. */
const ONCE = '.filter((one, at, all) => all.findIndex((other) => other.name.value === one.name.value) === at)'

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
      return { code: compileDocuments(code), map: null }
    },
  }
}

/** `code` with every document in it parsed. Throws where one is not GraphQL. */
export function compileDocuments(code: string): string {
  return code.replace(TEMPLATE, (_match, text: string) => {
    const fragments = [...text.matchAll(FRAGMENT)].map(([, name]) => `, ...${name}.definitions`)
    const own = parse(text.replace(FRAGMENT, ''), { noLocation: true }).definitions.map((definition) => JSON.stringify(definition))
    return `{ kind: 'Document', definitions: [${own.join(', ')}${fragments.join('')}]${fragments.length > 1 ? ONCE : ''} }`
  })
}
