/** Texts that would call `xss()` wherever one of them is taken for anything but text (after OWASP's filter evasion cheat sheet). */
export const HOSTILE_TEXTS: readonly string[] = [
  '<script>xss()</script>',
  '</script><script>xss()</script>',
  '<img src=x onerror=xss()>',
  '"><svg/onload=xss()>',
  `' onfocus=xss() autofocus x='`,
  '<iframe srcdoc="<script>parent.xss()</script>">',
  'javascript:xss()',
  '<a href="javascript:xss()">x</a>',
  '<details open ontoggle=xss()>',
  '<style>@import"javascript:xss()"</style>',
  '</title><script>xss()</script>',
  '<!--><script>xss()</script>-->',
  '<math><mtext></form><form><mglyph><style></math><img src onerror=xss()>',
  '{{constructor.constructor("xss()")()}}${xss()}`${xss()}`',
  '\\u003cscript\\u003exss()\\u003c/script\\u003e',
  '&lt;script&gt;xss()&lt;/script&gt;',
  '<scr\u2028ipt>xss()</scr\u2029ipt>',
  '"}]}</script><script>xss()</script><script>[{"x":"',
];

/** All of them in one text of at most so many characters, from one place in the list on. */
export function hostile(at: number, max = 200): string {
  let text = '';
  for (let turn = 0; turn < HOSTILE_TEXTS.length; turn++) {
    const next = `${text} ${HOSTILE_TEXTS[(at + turn) % HOSTILE_TEXTS.length]}`.trim();
    if (next.length > max) break;
    text = next;
  }
  return text;
}
