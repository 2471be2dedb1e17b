/**
 * Puts the scripts of a page that stands already into it once the page and its first pictures have been painted, for which they would
 * compete: they are the largest part of what is sent. Sooner where the cook does something, and after three seconds whatever happens.
 * The page runs this itself, in any browser.
 */
const START = `{
  const start = () => { const late = document.getElementById('late-scripts'); late?.replaceWith(late.content) }
  const startAfterPaint = () => requestAnimationFrame(() => setTimeout(start))
  if (document.readyState === 'complete') startAfterPaint()
  else addEventListener('load', startAfterPaint)
  for (const act of ['pointerdown', 'keydown', 'focusin']) addEventListener(act, start, { capture: true, once: true })
  setTimeout(start, 3000)
}`;

/** The elements that load a page's scripts, for the end of its body: they wait until the page has been painted. */
export function lateScripts(elements: string, nonce: string): string {
  return `<template id="late-scripts">${elements}</template><script nonce="${nonce}">${START}</script>`;
}
