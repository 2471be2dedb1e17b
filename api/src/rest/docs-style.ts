/** The look of the page about the REST API: the colours and shapes of the web app, type that every machine has, no scripts. */
export const DOCS_STYLE = `
:root { color-scheme: light dark; --paper: #FBF7F0; --card: #FFFFFF; --ink: #22302A; --mute: #5F6C65; --line: #E8E0D3; --leaf: #1F5A43; --soft: #E3EFE7; --tomato: #B5381E; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #161B18; --card: #1F2622; --ink: #EFEDE6; --mute: #A3AEA7; --line: #2E3732; --leaf: #7CC8A0; --soft: #22382D; --tomato: #FF8A6B; }
}
* { box-sizing: border-box; }
html { scroll-behavior: smooth; scroll-padding-top: 1rem; }
@media (prefers-reduced-motion: reduce) { html { scroll-behavior: auto; } }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.6 Figtree, system-ui, sans-serif; }
a { color: var(--leaf); text-underline-offset: 0.2em; }
a:focus-visible, summary:focus-visible { outline: 2px solid var(--leaf); outline-offset: 3px; border-radius: 0.25rem; }
h1, h2, h3 { font-family: Fraunces, Georgia, serif; font-weight: 600; line-height: 1.2; letter-spacing: -0.015em; text-wrap: balance; }
h1 { font-size: clamp(2rem, 1.5rem + 2.5vw, 3rem); margin: 0 0 0.75rem; }
h2 { font-size: 1.75rem; margin: 0 0 1.25rem; }
code { font: 0.9em/1.5 ui-monospace, SFMono-Regular, Menlo, monospace; overflow-wrap: anywhere; }
.page { max-width: 72.5rem; margin: 0 auto; padding: 2rem 1.25rem 6rem; display: grid; gap: 2.5rem; }
.lead { color: var(--mute); max-width: 38rem; margin: 0 0 1rem; font-size: 1.125rem; }
header { padding-bottom: 0.5rem; }
.links { display: flex; flex-wrap: wrap; gap: 0.5rem 1.5rem; margin: 0; }
nav { display: flex; flex-wrap: wrap; gap: 0.5rem; }
nav ul { display: none; list-style: none; margin: 0; padding: 0; }
nav a { text-decoration: none; line-height: 1.4; font-size: 0.9375rem; }
nav a:hover { text-decoration: underline; }
nav .tag { background: var(--soft); border-radius: 999px; padding: 0.625rem 1rem; font-weight: 600; }
section + section { margin-top: 4rem; }
article { background: var(--card); border: 1px solid var(--line); border-radius: 1.25rem; padding: 1.25rem; margin-bottom: 1.5rem; }
article h3 { font: 600 1rem/1.5 ui-monospace, SFMono-Regular, Menlo, monospace; letter-spacing: 0; margin: 0 0 0.5rem; overflow-wrap: anywhere; }
article h4 { font-size: 0.9375rem; margin: 1.25rem 0 0.25rem; color: var(--mute); }
article p { margin: 0 0 0.5rem; max-width: 42rem; }
.method { display: inline-block; background: var(--soft); color: var(--leaf); border-radius: 999px; padding: 0.0625rem 0.625rem; margin-right: 0.5rem; font-size: 0.8125rem; }
.method.delete { color: var(--tomato); }
.needs { color: var(--mute); font-size: 0.9375rem; }
.shape { list-style: none; margin: 0; padding: 0; }
.shape .shape { border-left: 2px solid var(--line); padding-left: 1rem; margin: 0.25rem 0 0.25rem 0.125rem; }
.shape li { padding: 0.25rem 0; }
.kind { color: var(--mute); font-size: 0.875rem; }
summary { cursor: pointer; padding: 0.5rem 0; min-height: 2.5rem; font-size: 0.9375rem; font-weight: 600; }
@media (min-width: 60rem) {
  .page { grid-template-columns: 17rem minmax(0, 1fr); padding-top: 3.5rem; }
  header { grid-column: 2; }
  nav { display: block; position: sticky; top: 1.5rem; align-self: start; max-height: calc(100vh - 3rem); overflow: auto; grid-column: 1; }
  nav ul { display: block; margin-bottom: 1rem; }
  nav a { display: block; padding: 0.375rem 0; }
  nav .tag { background: none; border-radius: 0; padding: 0.375rem 0; }
  article { padding: 1.75rem; }
}
`;
