import { newPerson } from '../support/people'
import { chatWindow, openUnread, seesMessage, sendMessage } from './chat'
import { enter } from './people'
import { button, text } from './place'
import { expect, test } from './test'

test('messages arrive live, are counted while unread, and Hebrew reads right-to-left', async ({
  meet,
  request,
}) => {
  const seeker = await meet()
  const seekers = await enter(seeker, newPerson('jobseeker', 'Noa', 'Adler'), request)
  const recruiter = await meet()
  const recruiters = await enter(recruiter, newPerson('recruiter', 'Maya', 'Brandt'), request)
  const project = { title: 'Loom', about: '', gitUrl: '' }
  const { id } = await seekers.call<{ id: number }>('POST', '/api/user/projects', {
    data: { project, technologies: [{ id: 1, name: 'Android' }] },
  })
  const params = { likedStatus: 'LIKED' }
  await recruiters.call('POST', `/api/recruiter/projects/${id}`, { params })

  await seeker.visit('/faq')
  await seeker.sees(button('Messages'))
  await recruiter.visit('/faq')
  await recruiter.click(button('Messages'))
  await recruiter.click(button(/Noa/, chatWindow))
  await recruiter.sees(text('No messages yet. Start a conversation!', chatWindow))
  await sendMessage(recruiter, 'Your loom is lovely')
  await seeker.sees(button(/1 unread message/))
  await sendMessage(recruiter, 'Shall we talk?')
  await seeker.sees(button(/2 unread messages/))
  await openUnread(seeker, /Maya/)
  await seesMessage(seeker, 'Shall we talk?')
  await sendMessage(seeker, 'Hi שלום')
  await seesMessage(recruiter, 'Hi שלום')
  for (const person of [seeker, recruiter]) {
    const direction = 'getComputedStyle(findAll(place)[0]).direction'
    expect(await person.ask(direction, text('Hi שלום', chatWindow))).toBe('rtl')
  }
  await seeker.click(button(/^Close/, chatWindow))
  await seeker.misses(chatWindow)
  await seeker.visit('/aboutus')
  await seeker.sees(button('Messages'))
})
