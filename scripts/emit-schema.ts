/** Prints the schema of the code to `schema.graphql`; `--check` fails instead when the file differs. */
import { readFileSync, writeFileSync } from 'node:fs';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { buildGraphQLSchema } from '../api/dist/graphql/schema.js';

const FILE = 'schema.graphql';
const printed = `# Printed from the code by \`npm run schema\`; do not edit.\n\n${printSchema(lexicographicSortSchema(buildGraphQLSchema()))}\n`;

if (!process.argv.includes('--check')) writeFileSync(FILE, printed);
else if (readFileSync(FILE, 'utf8') !== printed) {
  console.error('schema.graphql is not what the code says. Run `npm run schema` and look at the difference.');
  process.exit(1);
}
