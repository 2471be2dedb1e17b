/**
 * Puts the scripts of a page that stands already into it once the page and its first pictures have been painted, for which they would
 * compete: they are the largest part of what is sent. Sooner where the cook does something, and after three seconds whatever happens.
 */
const START = `{
  const start = () => { const late = document.getElementById('late-scripts'); late?.replaceWith(late.content) }
  const startAfterPaint = () => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start)))
  if (document.readyState === 'complete') startAfterPaint()
  else addEventListener('load', startAfterPaint)
  for (const act of ['pointerdown', 'keydown', 'focusin']) addEventListener(act, start, { capture: true, once: true })
  setTimeout(start, 3000)
}`;

/** Where they begin in a page. */
export const LATE_SCRIPTS = '<template id="late-scripts">';

/** The elements that load a page's scripts, for the end of its body: they wait until the page has been painted. */
export function lateScripts(elements: string): string {
  return `${LATE_SCRIPTS}${elements}</template><script nonce="NONCE_PLACEHOLDER">${START}</script>`;
}

/**
 * The elements by which a built page loads its app, such that each file is run as a task of its own, between which the browser can
 * answer: what the app needs is run as it comes instead of being fetched ahead only, and the app itself last.
 */
export function oneByOne(elements: string[]): string[] {
  const needs = elements.filter((element) => element.startsWith('<link'));
  return [...needs.map(asScript), ...elements.filter((element) => !needs.includes(element))];
}

function asScript(preload: string): string {
  return preload
    .replace('<link rel="modulepreload"', '<script type="module"')
    .replace(' href=', ' src=')
    .replace(/>$/, '></script>');
}
