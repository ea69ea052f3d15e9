import { translatorFor } from '../../i18n/translator'
import { digestMail, type Digest } from './digest-mail'

const mail = (digest: Partial<Digest>) =>
  digestMail(
    { messages: [], contacts: [], links: [], submissions: [], ...digest },
    {
      to: 'noa@example.com',
      firstName: 'Noa',
      publicUrl: 'https://swipe.test',
      unsubscribeUrl: 'https://swipe.test/stop',
      translator: translatorFor('en'),
    },
  )
const linesOf = (text: string) => text.split('\n').filter((line) => /^(- |  )/.test(line))

it('lists the news, one line each', () => {
  const { subject, text, to, unsubscribeUrl } = mail({
    messages: [
      { chatId: 4, name: 'Dana', count: 1 },
      { chatId: 5, name: 'Lev', count: 3 },
    ],
    contacts: [{ chatId: 6, message: 'Kite Works liked your project "Tides"' }],
    links: [
      { requestId: 7, title: 'Map', count: 1 },
      { requestId: 8, title: 'Clock', count: 2 },
    ],
    submissions: [{ message: 'Kite Works shortlisted your repository' }],
  })
  expect([subject, to]).toEqual(['News for you on Swipefolio', 'noa@example.com'])
  expect(unsubscribeUrl).toBe('https://swipe.test/stop')
  expect(linesOf(text)).toEqual([
    '- New message from Dana',
    '  https://swipe.test/dashboard?chat=4',
    '- 3 new messages from Lev',
    '  https://swipe.test/dashboard?chat=5',
    '- Kite Works liked your project "Tides"',
    '  https://swipe.test/dashboard?chat=6',
    '- A job seeker submitted a repository to your request "Map"',
    '  https://swipe.test/dashboard?section=requests&links=7',
    '- 2 repositories were submitted to your request "Clock"',
    '  https://swipe.test/dashboard?section=requests&links=8',
    '- Kite Works shortlisted your repository',
    '  https://swipe.test/dashboard?section=submissions',
  ])
  for (const part of [
    'Hello Noa,',
    'This waits for you on Swipefolio:',
    'Choose what you are mailed about: https://swipe.test/dashboard?section=settings',
    'Get no more mails like this one: https://swipe.test/stop',
  ]) {
    expect(text).toContain(part)
  }
})

it.each<[Partial<Digest>, string]>([
  [{ messages: [{ chatId: 4, name: 'Dana', count: 1 }] }, 'You have unread messages on Swipefolio'],
  [{ contacts: [{ chatId: 4, message: 'x' }] }, 'You have a new contact on Swipefolio'],
  [
    { links: [{ requestId: 7, title: 'Map', count: 2 }] },
    'New repositories for your project requests on Swipefolio',
  ],
  [
    { submissions: [{ message: 'Kite Works shortlisted your repository' }] },
    'News of your submissions on Swipefolio',
  ],
])('names in its subject the only kind of news: %j', (digest, subject) => {
  expect(mail(digest).subject).toBe(subject)
})

it('leads to the only news from its button, and to the dashboard from several', () => {
  const messages = [{ chatId: 4, name: 'Dana', count: 1 }]
  const contacts = [{ chatId: 6, message: 'x' }]
  expect(mail({ messages }).text).toContain('Have a look: https://swipe.test/dashboard?chat=4\n')
  expect(mail({ messages, contacts }).text).toContain('Have a look: https://swipe.test/dashboard\n')
})

it('links each line, and the ways to get fewer mails, in HTML', () => {
  const messages = [{ chatId: 4, name: 'Dana', count: 1 }]
  const { html } = mail({ messages, links: [{ requestId: 7, title: '<b>Map</b>', count: 2 }] })
  expect(html).toContain('href="https://swipe.test/dashboard?section=requests&amp;links=7"')
  expect(html).toContain('request &quot;&lt;b&gt;Map&lt;/b&gt;&quot;')
  expect(html).toContain('href="https://swipe.test/dashboard?section=settings"')
  expect(html).toContain('href="https://swipe.test/stop"')
})
