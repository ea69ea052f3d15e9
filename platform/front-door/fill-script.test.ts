/** @jest-environment jsdom */
import { fillScript } from './fill-script'

const address = '/api/labs?limit=20'

/** The page with a skeleton of two cards, after the answer has been filled in. */
async function fill(
  rows: unknown,
  { ok = true, each = 'rows.*.lab', path = '/labs', when = '' } = {},
) {
  history.replaceState(null, '', '/labs')
  document.body.innerHTML = `<div id="root">
    <h1 data-fill="owner.name" data-fill-from="/api/labs">Labs</h1>
    <div data-fill-from="/api/labs" data-fill-each="${each}" data-fill-when="${when}">
      ${'<article><h2 data-fill="title">noon</h2><p data-fill="about">moon</p><div data-fill-cover></div></article>'.repeat(2)}
    </div>
    <p data-fill="owner.name" data-fill-from="/api/other">other</p>
  </div>`
  const read = { answer: Promise.resolve({ ok }), text: Promise.resolve(JSON.stringify(rows)) }
  Object.assign(globalThis, { earlyReads: new Map([[address, read]]) })
  const script = document.createElement('script')
  script.textContent = fillScript
  document.body.append(script)
  history.replaceState(null, '', path)
  await new Promise((resolve) => setTimeout(resolve))
  return [...document.querySelectorAll('h1, h2, p')].map(({ textContent }) => textContent)
}

const hidden = () =>
  [...document.querySelectorAll('article')].map(({ style }) => style.visibility === 'hidden')
const lab = (title: string) => ({ lab: { title, about: `About ${title}` } })
const filler = ['Labs', 'noon', 'moon', 'noon', 'moon', 'other']

it('puts fields of the answer into the texts that name them, and those of items into the cards', async () => {
  const texts = await fill({ owner: { name: 'Noa' }, rows: [lab('Tides'), lab('Loom')] })
  expect(texts).toEqual(['Noa', 'Tides', 'About Tides', 'Loom', 'About Loom', 'other'])
})

it('takes values as text, never as markup', async () => {
  const attack = '<img src=x onerror="document.title = 1">'
  expect(await fill({ rows: [lab(attack)] })).toContain(attack)
  expect(document.querySelector('img')).toBeNull()
})

it('hides cards that stand for nothing, and shows the others', async () => {
  await fill({ rows: [lab('Tides')] })
  expect(hidden()).toEqual([false, true])
})

it('puts the fields of one object into the first card', async () => {
  const texts = await fill({ newest: lab('Tides').lab }, { each: 'newest' })
  expect(texts.slice(1, 3)).toEqual(['Tides', 'About Tides'])
  expect(hidden()).toEqual([false, true])
})

it.each([
  ['newest', true],
  ['!turns.0', true],
  ['newest.title !turns.0', true],
  ['turns.0', false],
  ['newest !newest.title', false],
])('fills an answer whose fields are to be %j only if they are', async (when, isFilled) => {
  const answer = { newest: lab('Tides').lab, turns: [] }
  expect((await fill(answer, { each: 'newest', when })).includes('Tides')).toBe(isFilled)
})

it('hands items to the places of their covers, and says so', async () => {
  let filled: unknown[] = []
  const handleFilled = () => {
    const places = document.querySelectorAll<Element & { project?: unknown }>('[data-fill-cover]')
    filled = Array.from(places, ({ project }) => project)
  }
  addEventListener('filled', handleFilled)
  await fill({ rows: [lab('Tides')] })
  removeEventListener('filled', handleFilled)
  expect(filled).toEqual([lab('Tides').lab, undefined])
})

it('keeps the filler for what is no text, and for fields that only the prototype has', async () => {
  expect(await fill({ owner: { name: 7 }, rows: [{ lab: { title: '', about: null } }] })).toEqual(
    filler,
  )
  expect(await fill({ rows: [{}] }, { each: 'rows.*.constructor' })).toEqual(filler)
})

it.each([
  ['no answer', null, {}],
  ['a refusal', { rows: [lab('Tides')] }, { ok: false }],
  ['an answer for a page that was left', { rows: [lab('Tides')] }, { path: '/faq' }],
  ['an empty list', { rows: [] }, {}],
  ['nothing in place of an object', { newest: null }, { each: 'newest' }],
  ['a text in place of a list', 'Tides', { each: '' }],
])('keeps the skeleton for %s', async (_, rows, options) => {
  expect(await fill(rows, options)).toEqual(filler)
  expect(hidden()).toEqual([false, false])
})
