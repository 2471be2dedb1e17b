/** The import law; docs/architecture.md tells it in words. */
const MODULES = [
  'ingredients',
  'users',
  'site-settings',
  'idempotency',
  'rate-limits',
  'audit-log',
  'content-reports',
  'accounts',
  'recipes',
  'search',
  'creative',
  'photos',
  'pantry',
  'saved-recipes',
  'own-notes',
  'ratings',
  'cooking',
  'tonight',
  'collections',
  'own-recipes',
  'profile',
  'shopping-lists',
  'imports',
  'catalogue',
  'backup',
  'admin',
];

/** A domain imports only those that stand before it. */
const leftwards = MODULES.map((name, at) => ({
  name: `${name}-imports-only-leftwards`,
  severity: 'error',
  from: { path: `^api/src/modules/${name}/` },
  to: { path: `^api/src/modules/(${MODULES.slice(at + 1).join('|') || 'none'})/` },
}));

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    // The package of typed documents holds types alone, so there is no module to find.
    {
      name: 'not-to-unresolvable',
      severity: 'error',
      from: {},
      // What a package exports is not found with the words for Vite behind it.
      to: { couldNotResolve: true, pathNot: '^@graphql-typed-document-node/core$|\\.wasm\\?url$' },
    },
    {
      name: 'web-and-api-meet-in-the-schema',
      severity: 'error',
      from: { path: '^(web|api)/src' },
      to: { path: '^(web|api)/src', pathNot: '^$1/src' },
    },
    {
      name: 'nothing-imports-tests',
      severity: 'error',
      from: { path: '^(api|web|scripts|bench)' },
      to: { path: '^tests/' },
    },
    {
      name: 'the-product-knows-no-benchmarks',
      severity: 'error',
      from: { path: '^(api|web)' },
      to: { path: '^bench/' },
    },
    ...leftwards,
    {
      name: 'services-know-no-transport',
      severity: 'error',
      from: {
        path: '^api/src/modules/',
        pathNot: '\\.(resolver|routes|types|commands)\\.ts$|-rest\\.ts$|-query\\.ts$',
      },
      to: {
        path: '\\.(resolver|routes|types)\\.ts$|^api/src/(graphql|rest|http|context|app|main)|node_modules/(type-graphql|fastify)/',
      },
    },
    {
      name: 'modules-know-no-process',
      severity: 'error',
      from: { path: '^api/src/modules/' },
      to: {
        path: '^api/src/(db|http|jobs|startup|app|main|cli|env|graphql/(?!connection\\.ts|page-args\\.ts|node\\.types\\.ts)|rest/(?!route\\.ts|list-range\\.ts|writes\\.ts))',
      },
    },
    {
      name: 'shared-knows-no-domain',
      severity: 'error',
      from: { path: '^api/src/shared/' },
      to: { path: '^api/src/(?!shared/)' },
    },
    {
      name: 'a-page-never-imports-a-page',
      severity: 'error',
      from: { path: '^web/src/pages/([^/]+)/' },
      to: { path: '^web/src/pages/', pathNot: '^web/src/pages/$1/' },
    },
    {
      name: 'ui-knows-no-recipes',
      severity: 'error',
      from: { path: '^web/src/ui/' },
      to: { path: '^web/src/(app|pages|components|apollo|gql)/' },
    },
    {
      name: 'components-know-no-pages',
      severity: 'error',
      from: { path: '^web/src/components/' },
      to: { path: '^web/src/(pages|app)/', pathNot: '^web/src/app/paths\\.ts$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    // Babel reads JSX; of the API, which has none, swc keeps the imports of types too.
    ...(process.argv.some((argument) => argument.startsWith('web'))
      ? { parser: 'acorn', babelConfig: { fileName: 'babel.config.json' } }
      : { parser: 'swc' }),
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.json'],
    },
    skipAnalysisNotInRules: true,
  },
};
