/** Lints the schema and the documents of the web app, nothing else: code is oxlint's. docs/decisions/090-schema-gates.md has the why. */
import graphql from '@graphql-eslint/eslint-plugin';

const { configs, parser, processor } = graphql;
const rule = (name, ...setting) => ({ [`@graphql-eslint/${name}`]: setting });

/** What has no identity of its own: values, parts of another thing, and answers about nothing that is kept. */
const VALUES = [
  'AllergenFact',
  'Analytics',
  'AnalyticsDay',
  'Author',
  'Backup',
  'CatalogueFacts',
  'Conversion',
  'ContentReport',
  'CookedRecipe',
  'CookingProposal',
  'Counted',
  'CuisineGroup',
  'FoodGroup',
  'Household',
  'ImageSet',
  'IngredientSuggestion',
  'Instruction',
  'ItemAmount',
  'Latency',
  'MatchLine',
  'MealGroup',
  'MissingCounts',
  'ModelTest',
  'Nutrition',
  'PageInfo',
  'PantryAmount',
  'PantryMonth',
  'PantryReading',
  'Profile',
  'Progress',
  'ProposedDeduction',
  'ProposedLine',
  'Rating',
  'ReadLine',
  'RecipeComparison',
  'RecipeGroup',
  'RecipeIndex',
  'RecipeMatch',
  'RecipeProposal',
  'RecipeReview',
  'RecipeText',
  'RecognizedIngredient',
  'ResolvedIngredient',
  'Review',
  'SearchHint',
  'ShoppedRecipe',
  'Site',
  'SiteSettings',
  'Substitute',
  'SwappedRecipe',
  'TonightMail',
  'UnlinkedPhrase',
  'Unlock',
  'UnlockPair',
];

const operationRules = {
  ...configs['flat/operations-recommended'].rules,
  // Fragments are named after the component and what it shows: `RecipeCard_recipe`.
  ...rule('naming-convention', 'error', {
    VariableDefinition: 'camelCase',
    OperationDefinition: 'PascalCase',
    FragmentDefinition: { requiredPattern: /^[A-Z][A-Za-z]+_[a-z][A-Za-z]+$/ },
  }),
  // `@unmask` is Apollo Client's, and stands where the rule knows no exceptions; the server refuses what it does not know.
  ...rule('known-directives', 'off'),
  // A fragment may also be what is read from the cache.
  ...rule('no-unused-fragments', 'off'),
};

const schemaRules = {
  ...configs['flat/schema-recommended'].rules,
  ...configs['flat/schema-relay'].rules,
  ...rule('strict-id-in-types', 'error', {
    exceptions: { types: VALUES, suffixes: ['Connection', 'Edge', 'Payload', 'Stats'] },
  }),
  // Connections are walked forwards, and have their nodes beside the edges; `node(id)` gives those that have a page or a query of their own.
  ...rule('relay-arguments', 'error', { includeBoth: false }),
  ...rule('relay-edge-types', 'error', {
    withEdgeSuffix: true,
    shouldImplementNode: false,
    listTypeCanWrapOnlyEdgeType: false,
  }),
  ...rule('input-name', 'error', { checkInputType: false }),
  ...rule('no-scalar-result-type-on-mutation', 'error'),
  ...rule('require-nullable-fields-with-oneof', 'error'),
  // `User.username` is promised by that name, and the rule knows no exceptions.
  ...rule('no-typename-prefix', 'off'),
};

/** The TypeScript around a document is not looked at. */
const nothing = {
  parseForESLint: (text) => ({
    ast: {
      type: 'Program',
      sourceType: 'module',
      body: [],
      tokens: [],
      comments: [],
      range: [0, text.length],
      loc: { start: { line: 1, column: 0 }, end: { line: 1, column: 0 } },
    },
  }),
};
const documents = 'web/src/**/*.{ts,tsx}';
const language = {
  languageOptions: { parser, parserOptions: { graphQLConfig: { schema: 'schema.graphql', documents } } },
  plugins: { '@graphql-eslint': graphql },
};

export default [
  { ignores: ['**/dist/**', '**/node_modules/**', 'web/src/mocks/**', 'web/src/gql/**'] },
  { files: ['schema.graphql'], ...language, rules: schemaRules },
  { files: [documents], processor, languageOptions: { parser: nothing } },
  { files: ['web/src/**/*.graphql'], ...language, rules: operationRules },
];
