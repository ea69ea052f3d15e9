import { render, screen } from '@testing-library/react'
import { decodeNamedCharacterReference } from './character-names'
import Markdown from './markdown'

const show = (text: string) => render(<Markdown text={text} />).container

test('formats a text, without headings of its own', () => {
  const page = show('# Title\n\nSome **bold** words and `code`.\n\n1. One\n2. Two\n')
  expect(screen.queryByRole('heading')).toBeNull()
  expect(screen.getByText('bold').tagName).toBe('STRONG')
  expect(screen.getByText('code').tagName).toBe('CODE')
  expect(page.querySelectorAll('ol > li')).toHaveLength(2)
})

test.each([
  'https://a.example/x',
  'http://a.example',
  'irc://a',
  'ircs://a',
  'mailto:a@b.example',
  'xmpp:a@b',
])('links to %s, and shows the target', (address) => {
  show(`[words](${address})`)
  const link = screen.getByRole('link', { name: 'words' })
  expect(link).toHaveAttribute('href', address)
  expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow')
  expect(link).toHaveAttribute('target', '_blank')
  expect(screen.getByText(`(${address})`)).toBeVisible()
})

test.each([
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  'data:text/html,x',
  '/logout',
  '../x',
  '#x',
  '//evil.example',
])('does not link to %s', (address) => {
  show(`[words](${address})`)
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByText('words')).toBeVisible()
})

test('renders neither images nor HTML', () => {
  const page = show(
    '![a view](https://evil.example/p.png) <img src="x"> <b>x</b>\n\n<script>1</script>',
  )
  expect(page.querySelector('img, script, b')).toBeNull()
  expect(page).toHaveTextContent('a view')
})

test('decodes common character names only', () => {
  expect(decodeNamedCharacterReference('amp')).toBe('&')
  expect(decodeNamedCharacterReference('CounterClockwiseContourIntegral')).toBe(false)
  expect(decodeNamedCharacterReference('constructor')).toBe(false)
})
