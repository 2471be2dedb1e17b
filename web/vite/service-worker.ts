import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin, Rollup } from 'vite';

const SOURCE = fileURLToPath(new URL('../src/workers/service-worker.ts', import.meta.url));
const ICONS = fileURLToPath(new URL('../public/icons', import.meta.url));
/** Pages and windows that are of no use without a network. */
const ONLINE_ONLY = /\/pages\/(admin|submit|pantry\/scan)\//;

/**
 * Makes `/service-worker.js` part of the build, and tells it which files the app needs without a network: everything that the
 * page can come to load, but for what is of no use then. The page itself is not among them: it has another nonce in
 * every answer, so the worker asks for one of its own and keeps it with its headers.
 */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'chunk', id: SOURCE, fileName: 'service-worker.js' });
    },
    generateBundle(_options, bundle) {
      const worker = bundle['service-worker.js'];
      if (worker?.type !== 'chunk') return;
      const icons = existsSync(ICONS) ? readdirSync(ICONS).map((name) => `/icons/${name}`) : [];
      const files = [...filesOfApp(bundle), ...icons, '/icon.svg', '/manifest.webmanifest'].sort();
      const build = createHash('sha256')
        .update(files.join('\n') + worker.code)
        .digest('hex')
        .slice(0, 12);
      worker.code = worker.code.replace('__LARDER_FILES__', JSON.stringify(files)).replace('__LARDER_BUILD__', build);
    },
  };
}

/** Addresses of the scripts, styles and fonts that the page can come to load. */
function filesOfApp(bundle: Rollup.OutputBundle): Set<string> {
  const files = new Set<string>();
  const add = (name: string): void => {
    const chunk = bundle[name];
    if (!chunk || files.has(`/${name}`) || name === 'service-worker.js') return;
    if (chunk.type === 'chunk' && chunk.isDynamicEntry && ONLINE_ONLY.test(chunk.facadeModuleId ?? '')) return;
    files.add(`/${name}`);
    if (chunk.type !== 'chunk') return;
    const { importedCss, importedAssets } =
      (chunk as { viteMetadata?: { importedCss: Set<string>; importedAssets: Set<string> } }).viteMetadata ?? {};
    for (const needed of [...chunk.imports, ...chunk.dynamicImports, ...(importedCss ?? []), ...(importedAssets ?? [])])
      add(needed);
  };
  for (const [name, chunk] of Object.entries(bundle))
    if (chunk.type === 'chunk' && chunk.isEntry && chunk.facadeModuleId?.endsWith('index.html')) add(name);
  for (const name of Object.keys(bundle)) if (/-latin-(?!ext).*\.woff2$/.test(name)) add(name);
  return files;
}
