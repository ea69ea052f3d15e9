import { digestMail, type Digest } from './digest-mail'

const mail = (digest: Partial<Digest>) =>
  digestMail(
    { messages: [], contacts: [], links: [], ...digest },
    {
      to: 'noa@example.com',
      firstName: 'Noa',
      publicUrl: 'https://swipe.test',
      unsubscribeUrl: 'https://swipe.test/stop',
    },
  )
const linesOf = (text: string) => text.split('\n').filter((line) => line.startsWith('- '))

it('lists the news, one line each', () => {
  const { subject, text, to, unsubscribeUrl } = mail({
    messages: [
      { name: 'Dana', count: 1 },
      { name: 'Lev', count: 3 },
    ],
    contacts: ['Kite Works liked your project "Tides"'],
    links: [
      { title: 'Map', count: 1 },
      { title: 'Clock', count: 2 },
    ],
  })
  expect([subject, to]).toEqual(['News for you on Swipefolio', 'noa@example.com'])
  expect(unsubscribeUrl).toBe('https://swipe.test/stop')
  expect(linesOf(text)).toEqual([
    '- New message from Dana',
    '- 3 new messages from Lev',
    '- Kite Works liked your project "Tides"',
    '- A job seeker submitted a repository to your request "Map"',
    '- 2 repositories were submitted to your request "Clock"',
  ])
  for (const part of ['Hello Noa,', 'https://swipe.test/dashboard?section=settings', '/stop']) {
    expect(text).toContain(part)
  }
})

it.each<[Partial<Digest>, string]>([
  [{ messages: [{ name: 'Dana', count: 1 }] }, 'You have unread messages on Swipefolio'],
  [{ contacts: ['x'] }, 'You have a new contact on Swipefolio'],
  [
    { links: [{ title: 'Map', count: 2 }] },
    'New repositories for your project requests on Swipefolio',
  ],
])('names in its subject the only kind of news: %j', (digest, subject) => {
  expect(mail(digest).subject).toBe(subject)
})
