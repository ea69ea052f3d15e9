import { composeMail } from './compose-mail'
import type { MailContent } from './mail-content'

const content: MailContent = {
  to: 'noa@example.org',
  language: 'en',
  subject: '<i>12345678</i> is your code',
  homeUrl: 'https://swipe.test/',
  greeting: 'Hello <script>Noa</script>,',
  blocks: [
    'enter this code:',
    { code: '12345678' },
    { items: [{ label: 'One "thing"', href: 'https://swipe.test/a?b=1&c=2' }] },
    { label: 'Have a look', href: 'https://swipe.test/a' },
  ],
  footer: [{ label: 'Settings', href: 'https://swipe.test/s' }],
}
const mail = composeMail(content)

it('has a plain part with every word and address', () => {
  expect(mail.text).toBe(`Hello <script>Noa</script>,

enter this code:

12345678

- One "thing"
  https://swipe.test/a?b=1&c=2

Have a look: https://swipe.test/a

Settings: https://swipe.test/s

Swipefolio`)
})

it('has the same in HTML, where texts are escaped', () => {
  for (const part of [
    'Hello &lt;script&gt;Noa&lt;/script&gt;,',
    '<title>&lt;i&gt;12345678&lt;/i&gt; is your code</title>',
    'href="https://swipe.test/a?b=1&amp;c=2"',
    'One &quot;thing&quot;',
    '>Have a look</a>',
    'href="https://swipe.test/s"',
  ]) {
    expect(mail.html).toContain(part)
  }
})

it('has the words alone in HTML of a line that would lead to where its button leads', () => {
  const href = 'https://swipe.test/a'
  const { html } = composeMail({
    ...content,
    blocks: [{ items: [{ label: 'One thing', href }] }, { label: 'Have a look', href }],
  })
  expect(html).toContain('>One thing</td>')
  expect(html.split(`href="${href}"`)).toHaveLength(2)
})

it('shows a code as one text that is selected as a whole', () => {
  expect(mail.html).toMatch(
    /<p class="code"[^>]*font-size:34px[^>]*user-select:all;">12345678<\/p>/,
  )
})

it('loads nothing: no image, script, font or style sheet', () => {
  expect(mail.html).not.toMatch(/<img|<script|<link|@import|@font-face|url\(|src=/)
})

it('reads right-to-left text in its direction, and has a dark scheme', () => {
  expect(mail.html).toContain('<p dir="auto"')
  expect(mail.html).toContain('prefers-color-scheme: dark')
})

it('is written from the right in Hebrew, but for codes and for names of another direction', () => {
  const { html } = composeMail({ ...content, language: 'he' })
  expect(html).toContain('<html lang="he" dir="rtl">')
  const directions = Array.from(html.matchAll(/<(\w+)[^>]* dir="(\w+)"/g), ([, tag, dir]) => [
    tag,
    dir,
  ])
  expect(directions).toEqual([
    ['html', 'rtl'],
    ['table', 'rtl'],
    ['p', 'rtl'],
    ['p', 'rtl'],
    ['p', 'ltr'],
    ['td', 'rtl'],
    ['a', 'auto'],
    ['a', 'auto'],
  ])
})
