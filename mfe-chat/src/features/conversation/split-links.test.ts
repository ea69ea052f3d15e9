import { splitLinks } from './split-links'

const linksOf = (text: string) => splitLinks(text).filter(({ href }) => href)

it.each([
  ['See https://github.com/avi/map.', 'https://github.com/avi/map'],
  ['(https://a.example/x_(y))', 'https://a.example/x_(y)'],
  ['"https://a.example/?q=1&r=2#top"!', 'https://a.example/?q=1&r=2#top'],
  ['ראה https://a.example/עמוד, תודה', 'https://a.example/עמוד'],
  ['https://a.example…', 'https://a.example'],
  ['HTTPS://A.example/B', 'https://a.example/B'],
])('finds the address in %s', (text, shown) => {
  expect(linksOf(text)).toEqual([{ text: shown, href: new URL(shown).href }])
})

it('keeps the text around addresses', () => {
  expect(splitLinks('One https://a.example, two https://b.example.')).toEqual([
    { text: 'One ' },
    { text: 'https://a.example', href: 'https://a.example/' },
    { text: ', two ' },
    { text: 'https://b.example', href: 'https://b.example/' },
    { text: '.' },
  ])
  expect(splitLinks('No address')).toEqual([{ text: 'No address' }])
})

it('shows the punycode of look-alike hosts', () => {
  expect(linksOf('https://gıthub.com/avi')).toEqual([
    { text: 'https://xn--gthub-n4a.com/avi', href: 'https://xn--gthub-n4a.com/avi' },
  ])
  expect(linksOf('https://%67ithub.com')[0]?.text).toBe('https://github.com')
})

it.each([
  'http://a.example',
  'javascript:alert(1)',
  'data:text/html,https',
  'https://',
  'https://.',
  'https://github.com@evil.example/',
  'https://a:b@evil.example/',
  'www.a.example',
])('makes no link of %s', (text) => {
  expect(linksOf(text)).toEqual([])
})

it('ends an address before characters that reverse its direction', () => {
  expect(linksOf('https://a.example/\u202egnp.exe')[0]?.href).toBe('https://a.example/')
})
