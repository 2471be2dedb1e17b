import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const IMPORT = /import \{([^}]+)\} from ['"]react-icons\/lu['"];?/g;

/** Stands before the name of an icon in the address of its own module. */
const PREFIX = '\0icon:';

/** One icon in the package's file, with its name. */
const ICON = /export function (\w+) \(props\) \{[^]*?\n\};?/g;

/**
 * Makes a module of each icon. The package keeps a set in one file, so that a page would bring the icons of all pages: 5 kB gzip
 * of the first one.
 */
export function splitIcons(): Plugin {
  const icons = new Map<string, string>();
  return {
    name: 'split-icons',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      const source = readFileSync(
        createRequire(import.meta.url)
          .resolve('react-icons/lu')
          .replace(/\.js$/, '.mjs'),
        'utf8',
      );
      for (const [text, name = ''] of source.matchAll(ICON)) icons.set(name, text);
    },
    transform(code, id) {
      if (!/\/src\/.*\.tsx?$/.test(id) || !code.includes('react-icons/lu')) return undefined;
      return {
        code: code.replace(IMPORT, (_match, names: string) =>
          namesOf(names)
            .map((name) => `import { ${name} } from 'icon:${name}'`)
            .join('; '),
        ),
        map: null,
      };
    },
    resolveId: (source) => (source.startsWith('icon:') ? `\0${source}` : undefined),
    load(id) {
      if (!id.startsWith(PREFIX)) return undefined;
      const icon = icons.get(id.slice(PREFIX.length));
      if (icon === undefined) throw new Error(`react-icons/lu has no icon ${id.slice(PREFIX.length)}.`);
      return `import { GenIcon } from 'react-icons/lib'\n${icon}`;
    },
  };
}

function namesOf(list: string): string[] {
  return list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}
