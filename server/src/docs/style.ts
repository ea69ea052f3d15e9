import { pageLook } from '../foundation/http/page-look'

/** The style of the page, in the product's fonts and colors of both schemes. */
export const style = `
${pageLook.fontFaces}
:root {
  color-scheme: light dark;
  --ink: light-dark(#221a13, #f6ede1);
  --soft: light-dark(#655a4e, #b9ab99);
  --surface: light-dark(#fffdf8, #211a15);
  --raised: light-dark(#f1e9dc, #2d241d);
  --line: light-dark(#e6dccb, #3b3028);
  --accent: light-dark(#c42e17, #ff8163);
  --blue: light-dark(#2b46c8, #a3b3ff);
  --green: light-dark(#24683f, #8fd6a6);
}
* { box-sizing: border-box }
html { scroll-padding-block-start: 4.25rem }
body {
  margin: 0 auto; padding: 1rem clamp(0.75rem, 4vw, 2.5rem) 5rem; max-inline-size: 80rem; overflow-wrap: anywhere;
  background: light-dark(#faf5ec, #17120e); color: var(--ink); font: 420 1rem/1.55 ${pageLook.textFont};
}
h1, h2, h3, h4, p, ul, dl, dd, pre { margin: 0 }
h1, h2, h3, .brand { font-family: ${pageLook.displayFont}; font-weight: 720; letter-spacing: -0.01em }
h1 { font-size: clamp(2rem, 1.6rem + 1.8vw, 3rem); line-height: 1.05; letter-spacing: -0.025em }
h2 { font-size: clamp(1.5rem, 1.3rem + 1vw, 2rem); line-height: 1.15 }
h3 { font-size: 1.1875rem; line-height: 1.3 }
h4 { font-size: 0.875rem; color: var(--soft); margin-block: 1.25rem 0.35rem }
a { color: inherit; text-underline-offset: 0.18em; text-decoration-color: var(--accent) }
a:hover { color: var(--accent) }
code, pre, dt, b { font: 0.875rem/1.5 ui-monospace, 'DejaVu Sans Mono', monospace }
b + a { margin-inline-start: 0.25rem }
p code, dd code, li code, pre { background: var(--raised); border-radius: 0.3rem; padding: 0.05rem 0.3rem }
pre { border-radius: 0.875rem; padding: 0.75rem 1rem; margin-block: 0.4rem; white-space: pre-wrap }
b { font-weight: 700 }
small { font: 420 0.8125rem ${pageLook.textFont}; color: var(--soft) }
ul { list-style: none; padding: 0 }
.skip:not(:focus) { position: absolute; inset-inline-start: -100vw }
header p:not(.brand) a { font-weight: 600 }
.brand a { display: inline-flex; gap: 0.5rem; align-items: center; font-size: 1.375rem; letter-spacing: -0.03em; text-decoration: none }
.brand + * { margin-block-start: clamp(1.25rem, 5vw - 0.25rem, 2.25rem) }
.mark { inline-size: 2rem; block-size: 2rem }
header { max-inline-size: 44rem; display: grid; gap: 0.75rem; margin-block-end: 2rem }
nav { display: flex; gap: 0.5rem; position: sticky; z-index: 1; inset-block-start: 0; overflow-x: auto; scrollbar-width: none; margin-inline: calc(-1 * clamp(0.75rem, 4vw, 2.5rem)); padding: 0.5rem clamp(0.75rem, 4vw, 2.5rem); border-block-end: 1px solid var(--line); background: light-dark(#faf5ec, #17120e); white-space: nowrap }
nav a { text-decoration: none }
nav h2 { font-size: 1rem }
nav h2 a { display: block; padding: 0.55rem 0.95rem; border: 1.5px solid var(--line); border-radius: 9rem }
nav ul { display: none; margin-block-start: 0.25rem }
main > section { display: grid; gap: 1rem; margin-block-start: 3.5rem }
article {
  background: var(--surface); border: 1px solid var(--line); border-radius: 1.375rem;
  padding: clamp(1.1rem, 0.7rem + 1.5vw, 1.75rem); min-inline-size: 0;
}
article:target { border-color: var(--accent) }
.get { color: var(--blue) }
.post, .delete { color: var(--accent) }
.put, .status { color: var(--green) }
article > p { margin-block-start: 0.4rem }
dl { display: grid; gap: 0.75rem }
li > a { display: inline-block; min-inline-size: 1.75rem; min-block-size: 1.5rem }
:target > dt { color: var(--accent) }
@media (min-width: 62rem) {
  html { scroll-padding-block-start: 0.5rem }
  body { display: grid; grid-template-columns: 19rem minmax(0, 1fr); column-gap: 3rem }
  header { grid-column: 1 / -1 }
  nav { display: block; inset-block-start: 1.5rem; overflow-x: visible; margin: 0; border: 0; white-space: normal; align-self: start; max-block-size: calc(100vb - 3rem); overflow-y: auto; scrollbar-width: thin; padding: 1.25rem 1.5rem; border-radius: 1.375rem; background: var(--raised) }
  nav ul { display: block }
  nav section:not(:first-child) { margin-block-start: 1.25rem }
  nav h2 a { border: 0; padding: 0; min-block-size: 1.5rem }
  nav li a { display: grid; grid-template-columns: 3.5rem 1fr; align-items: baseline; padding-block: 0.2rem; font-size: 0.875rem; line-height: 1.4 }
  nav li a:not(:hover) span { color: var(--soft) }
  nav b { font-size: 0.75rem }
  main > section:first-child { margin-block-start: 0 }
  article dl div { display: grid; grid-template-columns: minmax(11rem, 2fr) 3fr; gap: 1.25rem }
}`
