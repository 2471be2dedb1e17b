import type { Plugin } from 'vite';

/** Writes the page's own styles into it instead of naming their file: they are short, and the browser waits for them before it paints. */
export function inlineStyles(): Plugin {
  return {
    name: 'inline-styles',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) =>
        html.replace(/<link rel="stylesheet"[^>]*href="\/([^"]+)"([^>]*)>/g, (link, file: string) => {
          const asset = bundle?.[file];
          return asset?.type === 'asset'
            ? `<style nonce="NONCE_PLACEHOLDER">${asset.source.toString().trim()}</style>`
            : link;
        }),
    },
  };
}
