import type { Look } from '../options'

/** The style sheet of the page, light and dark. */
export const styleIn = (look?: Look) => `
${look?.fontFaces ?? ''}
:root {
  --display-font: ${look?.displayFont ?? systemFont};
  --text-font: ${look?.textFont ?? systemFont};
}
${rules}`

const systemFont = 'system-ui, sans-serif'

const rules = `
:root {
  color-scheme: light dark;
  --ink: light-dark(#221a13, #f6ede1);
  --soft: light-dark(#655a4e, #b9ab99);
  --paper: light-dark(#faf5ec, #17120e);
  --surface: light-dark(#fffdf8, #211a15);
  --line: light-dark(#e6dccb, #3b3028);
  --accent: light-dark(#2b46c8, #a3b3ff);
  --mark: light-dark(#c42e17, #ff8163);
  --field: light-dark(#8f8271, #83766a);
  --bad: light-dark(#a3122f, #ff9aa8);
  --good: light-dark(#24683f, #8fd6a6);
}
*, *::before { box-sizing: border-box }
body {
  margin: 0 auto; padding: 1rem clamp(0.75rem, 4vw, 2.5rem) 4rem; max-inline-size: 80rem;
  background: var(--paper); color: var(--ink); font: 420 1rem/1.5 var(--text-font);
  overflow-wrap: anywhere;
}
h1, h2, p, ol, dl { margin: 0 }
h1, h2, .brand { font-family: var(--display-font) }
h1 { font-size: clamp(2rem, 1.5rem + 2vw, 3rem); font-weight: 720; line-height: 1.05; letter-spacing: -0.025em }
.brand a { display: inline-flex; gap: 0.5rem; align-items: center; color: inherit; font-size: 1.375rem; font-weight: 720; letter-spacing: -0.03em; text-decoration: none }
.brand + * { margin-block-start: 1.5rem }
.mark { inline-size: 2rem; block-size: 2rem }
h2 { font-size: 1.25rem; font-weight: 720; letter-spacing: -0.01em }
:focus-visible { outline: 0.1875rem solid var(--accent); outline-offset: 0.125rem }
small, .soft { color: var(--soft); font-size: 0.875rem }
header form { align-items: center }
header { display: flex; flex-wrap: wrap; gap: 1rem; align-items: center; justify-content: space-between }
main { display: grid; gap: 1.25rem; margin-block-start: 1.5rem; grid-template-columns: minmax(0, 1fr) }
article, .card {
  background: var(--surface); border: 1px solid var(--line); border-radius: 1rem; padding: 1.25rem;
  display: grid; gap: 0.75rem; grid-template-columns: minmax(0, 1fr);
}
.head { display: flex; flex-wrap: wrap; gap: 0.5rem 1rem; align-items: center; justify-content: space-between }
form { display: flex; flex-wrap: wrap; gap: 0.5rem 0.75rem; align-items: end }
.card > form + form { border-block-start: 1px solid var(--line); padding-block-start: 0.75rem }
code { font: 0.8125rem/1.5 ui-monospace, 'DejaVu Sans Mono', monospace }
body.entrance { display: grid; grid-template-rows: auto 1fr; min-block-size: 100vb; padding-block-end: 2rem }
.entrance main { gap: 1.5rem; align-content: safe center; justify-items: center; padding-block-end: 6vb }
.entrance .card { inline-size: 100%; max-inline-size: 30rem; gap: 1.25rem; padding: clamp(1.25rem, 5vw, 2rem); border-radius: 1.375rem }
.entrance h1 { font-size: clamp(2rem, 1.6rem + 1.8vw, 2.5rem) }
.entrance h2 { font-size: 1.125rem }
.entrance form { display: grid; gap: 0.5rem }
.entrance label { font-weight: 550 }
.entrance form button { margin-block-start: 0.5rem }
.entrance section { display: grid; gap: 0.5rem; padding-block-start: 1.25rem; border-block-start: 1px solid var(--line) }
.entrance dl { display: grid; gap: 0.75rem }
.entrance code span { white-space: nowrap }
.entrance code { display: block; margin-block-start: 0.25rem; padding: 0.6rem 0.75rem; background: var(--paper); border: 1px solid var(--line); border-radius: 0.5rem }
input[aria-invalid] { border-color: var(--bad) }
p.refusal { border: 0; padding: 0; font-weight: 550 }
label { display: grid; gap: 0.25rem }
form[role='search'] { flex-wrap: nowrap; overflow-wrap: normal }
form[role='search'] input { inline-size: 100% }
label.line, label.check { display: flex; gap: 0.5rem; align-items: center }
label.check { flex-basis: 100%; min-block-size: 2.75rem }
label.reason { flex: 1 1 16rem }
input, select { font: inherit; color: inherit; background: var(--surface); border: 1.5px solid var(--field); border-radius: 0.5rem; padding: 0.5rem 0.75rem; min-inline-size: 0; min-block-size: 2.75rem }
input[type='number'] { inline-size: 6rem }
input[type='checkbox'] { min-block-size: 1.5rem; inline-size: 1.5rem; accent-color: var(--accent) }
button {
  font: inherit; font-size: 0.9375rem; font-weight: 650; color: inherit; background: none; border: 1px solid var(--soft);
  border-radius: 9rem; padding: 0.35rem 1.1rem; min-block-size: 2.75rem; cursor: pointer;
}
button:hover, button.main { background: var(--ink); border-color: var(--ink); color: var(--paper) }
a { color: inherit; display: inline-block; padding-block: 0.25rem; text-underline-offset: 0.18em; text-decoration-color: var(--mark) }
a:hover { color: var(--mark) }
dl { display: flex; flex-wrap: wrap; gap: 0.5rem 2rem }
dt { color: var(--soft); font-size: 0.875rem }
dd { margin: 0 }
summary { cursor: pointer; padding-block: 0.35rem; font-weight: 600 }
ul { margin: 0; padding-inline-start: 1.25rem }
ul.plain { padding: 0; list-style: none; display: grid; gap: 0.25rem }
ul.sizes { grid-template-columns: repeat(auto-fill, minmax(min(18rem, 100%), 1fr)) }
.taker { display: inline-block; margin-inline-end: 1rem }
.scroll { overflow-x: auto }
.chart { display: block }
.chart rect { fill: var(--accent) }
.chart .limit { stroke: var(--bad); stroke-dasharray: 4 3 }
.chart .failed { fill: var(--bad) }
.chart .axis { stroke: var(--line) }
table { border-collapse: collapse; inline-size: 100%; font-variant-numeric: tabular-nums }
th, td { text-align: start; padding: 0.5rem 0.75rem 0.5rem 0; border-block-start: 1px solid var(--line); vertical-align: middle }
th, td { overflow-wrap: break-word }
td.wide { overflow-wrap: anywhere }
th { font-weight: 600 }
thead th { white-space: nowrap; border: 0; color: var(--soft); font-size: 0.875rem; font-weight: 400 }
.state { font-weight: 600; color: var(--good) }
th small { font-weight: 400 }
.bad { color: var(--bad); font-weight: 600 }
[role='alert'], [role='status'] { border: 1px solid; border-radius: 0.75rem; padding: 0.75rem 1rem; white-space: pre-line }
[role='alert'] { color: var(--bad) }
[role='status'] { color: var(--good) }
ol { padding: 0; list-style: none; display: grid; gap: 0.35rem }
@media (max-width: 48rem) {
  thead { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%) }
  table, tbody { display: block }
  tr { display: grid; gap: 0.25rem 1rem; grid-template-columns: 2fr 3fr; border-block-start: 1px solid var(--line); padding-block: 0.75rem }
  td, th { border: 0; padding: 0 }
  td::before { content: attr(data-label) ' '; color: var(--soft); font-size: 0.875rem }
  tbody th, td.wide { grid-column: 1 / -1 }
}`
