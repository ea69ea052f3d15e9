import { shortcutOf } from './shortcut-of'
import { setSingleKeys } from './single-keys'

const press = (init: KeyboardEventInit, html = '', isAfterG = false) => {
  document.body.innerHTML = html
  const event = new KeyboardEvent('keydown', { bubbles: true, ...init })
  let asked: string | undefined
  document.addEventListener('keydown', (seen) => (asked = shortcutOf(seen, isAfterG)), {
    once: true,
  })
  const target = document.body.querySelector('#target') ?? document.body
  target.dispatchEvent(event)
  return asked
}

afterEach(() => localStorage.clear())

it('reads the keys that ask for something', () => {
  expect(press({ key: '/' })).toBe('search')
  // On a German keyboard a slash needs Shift, on most a question mark does.
  expect(press({ key: '/', shiftKey: true })).toBe('search')
  expect(press({ key: '?', shiftKey: true })).toBe('keys')
  expect(press({ key: 'g' })).toBe('g')
  expect(press({ key: 'k', ctrlKey: true })).toBe('palette')
  expect(press({ key: 'k', metaKey: true })).toBe('palette')
  expect(press({ key: 'd' })).toBeUndefined()
  expect(press({ key: 'd' }, '', true)).toBe('gd')
  expect(press({ key: 'D' }, '', true)).toBe('gd')
})

it('reads letters of other scripts by the place of the key', () => {
  expect(press({ key: 'ע', code: 'KeyG' })).toBe('g')
  expect(press({ key: 'ג', code: 'KeyD' }, '', true)).toBe('gd')
  expect(press({ key: 'ל', code: 'KeyK', ctrlKey: true })).toBe('palette')
})

it.each<[string, KeyboardEventInit]>([
  ['held down', { key: 'g', repeat: true }],
  ['composing', { key: 'g', isComposing: true }],
  ['confirming a composition in Safari', { key: 'g', keyCode: 229 }],
  ['with Alt', { key: 'g', altKey: true }],
  ['with Ctrl', { key: 'g', ctrlKey: true }],
  ['with Command', { key: '/', metaKey: true }],
  ['with Shift', { key: 'G', shiftKey: true }],
  ['with AltGr', { key: '/', ctrlKey: true, altKey: true }],
  ['in a browser’s own combination', { key: 'k', ctrlKey: true, shiftKey: true }],
])('leaves a key alone that is pressed %s', (_how, init) => {
  expect(press(init)).toBeUndefined()
})

it.each([
  '<input id="target">',
  '<textarea id="target"></textarea>',
  '<select id="target"></select>',
  '<div contenteditable><p id="target"></p></div>',
  '<div role="menu"><button id="target"></button></div>',
  '<div role="dialog"><button id="target"></button></div>',
  '<div role="alertdialog"><button id="target"></button></div>',
])('leaves keys alone in %s', (html) => {
  expect(press({ key: 'g' }, html)).toBeUndefined()
  expect(press({ key: '?' }, html)).toBeUndefined()
  expect(press({ key: 'k', ctrlKey: true }, html)).toBeUndefined()
  expect(press({ key: 'g' }, '<button id="target"></button>')).toBe('g')
})

it('reads no key without a modifier once they are turned off', () => {
  setSingleKeys(false)
  expect(press({ key: 'g' })).toBeUndefined()
  expect(press({ key: 'd' }, '', true)).toBeUndefined()
  expect(press({ key: '/' })).toBeUndefined()
  expect(press({ key: '?' })).toBeUndefined()
  expect(press({ key: 'k', ctrlKey: true })).toBe('palette')
  setSingleKeys(true)
  expect(press({ key: 'g' })).toBe('g')
})
