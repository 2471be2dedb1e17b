/** What Vite built of a source file: its file, and the source files whose own files it imports. */
interface BuiltFile {
  file: string;
  imports?: string[];
}

/** The list of what was built for the browser. It exists only while the part for the server is built after it. */
const [manifest = {}] = Object.values(
  import.meta.glob<Record<string, BuiltFile>>('../../dist/.vite/manifest.json', { eager: true, import: 'default' }),
);

/** Addresses of the scripts that a page needs, given by its file below `src/pages`. */
export function pageFiles(page: string | undefined): string[] {
  const found = new Set<string>();
  collect(`src/pages/${page}.tsx`, found);
  return [...found].map((source) => `/${manifest[source]?.file ?? ''}`);
}

function collect(source: string, found: Set<string>): void {
  if (found.has(source) || !manifest[source]) return;
  found.add(source);
  for (const imported of manifest[source].imports ?? []) collect(imported, found);
}
