/** The product's ground, ink and accents, in both schemes. */
const colors = `
:root {
  color-scheme: light dark;
  --ink: light-dark(#221a13, #f6ede1);
  --soft: light-dark(#655a4e, #b9ab99);
  --paper: light-dark(#faf5ec, #17120e);
  --surface: light-dark(#fffdf8, #211a15);
  --raised: light-dark(#f1e9dc, #2d241d);
  --line: light-dark(#e6dccb, #3b3028);
  --accent: light-dark(#c42e17, #ff8163);
  --blue: light-dark(#2b46c8, #a3b3ff);
  --green: light-dark(#24683f, #8fd6a6);
  --red: light-dark(#a3122f, #ff9aa8);
  --code: ui-monospace, 'SF Mono', 'Cascadia Code', 'DejaVu Sans Mono', monospace;
}`

const text = `
*, *::before { box-sizing: border-box }
html { scroll-padding-block-start: 1.5rem; -webkit-text-size-adjust: 100% }
body {
  margin: 0 auto; padding: 2rem 1.25rem 5rem; max-inline-size: 84rem;
  background: var(--paper); color: var(--ink);
  font: 1rem/1.55 system-ui, sans-serif; overflow-wrap: break-word;
}
h1, h2, h3, h4, p, ul, dl, dd, pre { margin: 0 }
h1 { font-size: clamp(2.25rem, 1.6rem + 3vw, 3.5rem); line-height: 1.05; letter-spacing: -0.03em }
h2 { font-size: clamp(1.5rem, 1.3rem + 1vw, 2rem); line-height: 1.15; letter-spacing: -0.02em }
h3 { font-size: 1.1875rem; line-height: 1.3 }
h4 { font-size: 0.875rem; color: var(--soft); margin-block: 1.25rem 0.35rem }
a { color: inherit; text-underline-offset: 0.18em; text-decoration-color: var(--accent) }
a:hover { color: var(--accent) }
:focus-visible { outline: 0.1875rem solid var(--blue); outline-offset: 0.125rem; border-radius: 0.25rem }
[tabindex='-1']:focus-visible { outline: none }
code, pre, dt, .status { font-family: var(--code); font-size: 0.875rem }
p code, dd code, li code { background: var(--raised); border-radius: 0.3rem; padding: 0.05rem 0.3rem }
small { font-size: 0.8125rem; color: var(--soft) }
::selection { background: var(--ink); color: var(--paper) }`

const frame = `
.skip { position: absolute; inset-inline-start: -100vw }
.skip:focus { inset-inline-start: 1rem }
.top { max-inline-size: 44rem; display: grid; gap: 0.75rem; margin-block-end: 2rem }
.brand { font-weight: 650 }
.brand::before {
  content: ''; display: inline-block; inline-size: 0.7em; block-size: 0.95em; margin-inline-end: 0.5em;
  background: var(--accent); border-radius: 0.2em; rotate: 9deg; translate: 0 0.1em;
}
.brand a { text-decoration: none }
.download { font-weight: 550 }
nav ul { display: none; list-style: none; padding: 0; margin-block: 0.25rem 1.25rem }
nav { display: flex; flex-wrap: wrap; gap: 0.5rem }
nav h2 { font-size: 1rem; letter-spacing: 0; font-weight: 600 }
nav h2 a {
  display: block; padding: 0.55rem 0.95rem; border: 1.5px solid var(--line); border-radius: 9rem;
  background: var(--surface); text-decoration: none;
}
main > section { display: grid; gap: 1rem; margin-block-start: 3.5rem; grid-template-columns: minmax(0, 1fr) }
@media (min-width: 62rem) {
  body { display: grid; grid-template-columns: 19rem minmax(0, 1fr); column-gap: 3rem; padding: 3.5rem 2.5rem 6rem }
  .top { grid-column: 1 / -1 }
  nav { display: block; position: sticky; inset-block-start: 1.5rem; align-self: start; max-block-size: calc(100vb - 3rem); overflow-y: auto; padding-inline-end: 0.75rem; scrollbar-width: thin; scrollbar-color: var(--line) transparent }
  nav ul { display: block }
  nav h2 a { display: inline-block; min-block-size: 1.5rem; padding: 0; border: 0; background: none }
  nav li a { display: grid; grid-template-columns: 3.6rem 1fr; padding-block: 0.2rem; font-size: 0.875rem; line-height: 1.4; text-decoration: none }
  nav li b { line-height: 1.65 }
  main > section:first-child { margin-block-start: 0 }
}`

const calls = `
.get { color: var(--blue) }
.post { color: var(--accent) }
.put { color: var(--green) }
.delete { color: var(--red) }
nav b { font: 650 0.75rem var(--code) }
article {
  background: var(--surface); border: 1px solid var(--line); border-radius: 1.375rem;
  padding: clamp(1.1rem, 0.7rem + 1.5vw, 1.75rem); scroll-margin-block-start: 0.5rem;
}
article:target { border-color: var(--accent); box-shadow: 0 0 0 1px var(--accent) }
article > p { margin-block-start: 0.4rem }
article > pre { margin-block-start: 0.75rem }
.address { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0.15rem 0.6rem }
.address b { font: 700 0.875rem var(--code) }
.address a { text-decoration: none; min-inline-size: 0 }
.address code { background: none; padding: 0; overflow-wrap: anywhere }
.who { margin-inline-start: auto; font-size: 0.8125rem; color: var(--soft) }
var { font-style: normal; color: var(--accent) }
article dl { display: grid; gap: 0.5rem }
article dl div { display: grid; gap: 0 1.25rem }
dt small { font-family: system-ui, sans-serif }
.exchange { display: grid; gap: 0 1.25rem; grid-template-columns: minmax(0, 1fr) }
.exchange p { line-height: 1.4 }
pre {
  background: var(--raised); border-radius: 0.875rem; padding: 0.75rem 1rem; margin-block: 0.4rem;
  white-space: pre-wrap; overflow-wrap: anywhere; line-height: 1.5;
}
.status { color: var(--green); font-weight: 700 }
.refusals { list-style: none; padding: 0; display: grid; gap: 0.25rem; font-size: 0.9375rem }
.refusals a { font: 0.875rem/1.5rem var(--code); display: inline-block; min-inline-size: 1.5rem; min-block-size: 1.5rem; margin-inline-end: 0.35rem }
.statuses { display: grid; gap: 0.75rem }
.statuses div { display: grid; grid-template-columns: 3.5rem 1fr }
.statuses div:target dt { color: var(--accent) }
.statuses dt { font-weight: 700; line-height: 1.75 }
@media (min-width: 48rem) {
  article dl div { grid-template-columns: minmax(11rem, 2fr) 3fr }
  .exchange { grid-template-columns: repeat(auto-fit, minmax(20rem, 1fr)) }
}`

/** The page's own style, in the product's language. */
export const style = [colors, text, frame, calls].join('\n')
