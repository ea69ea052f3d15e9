import { newPerson } from '../support/people'
import { chatWindow, openUnread, seesMessage, sendMessage } from './chat'
import { logIn, signUp } from './people'
import { button, field, heading, link, role, text } from './place'
import { test } from './test'

const inAMonth = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
const form = role('dialog')

test('job seeker: a published project is liked and the two chat', async ({ meet, request }) => {
  const noa = newPerson('jobseeker', 'Noa', 'Adler')
  const maya = newPerson('recruiter', 'Maya', 'Brandt')
  const title = `Tide Tables ${Date.now()}`

  const seeker = await meet()
  await signUp(seeker, noa, request)
  await logIn(seeker, noa)
  await seeker.click(button(/Noa/, role('banner')))
  await seeker.click(role('menuitem', 'Dashboard'))
  await seeker.click(button('Add New Project'))
  await seeker.type(field('Title', form), title)
  await seeker.type(role('combobox', 'Technologies', { within: form }), 'typescr')
  await seeker.click(role('option', 'TypeScript'))
  await seeker.sees(button('Remove TypeScript', form))
  await seeker.click(button('Add Project', form))
  await seeker.sees(heading(title))

  const recruiter = await meet()
  await signUp(recruiter, maya, request)
  await logIn(recruiter, maya)
  await recruiter.click(link('Start Swiping', role('banner')))
  await recruiter.drag(role('article', title), { x: 150, y: 0 }, 'mouse')
  await recruiter.release('mouse')
  await recruiter.sees(role('status', undefined, { containing: `Liked ${title}.` }))

  await seeker.click(button(/^Notifications,? 1 unseen/))
  await seeker.click(button(new RegExp(title)))
  await seeker.sees(chatWindow)
  await sendMessage(seeker, 'Thank you for the like!')

  await openUnread(recruiter, /Noa/)
  await seesMessage(recruiter, 'Thank you for the like!')
  await sendMessage(recruiter, 'Shall we talk on Tuesday?')
  await seesMessage(seeker, 'Shall we talk on Tuesday?')
})

test('recruiter: a submitted repository is revealed and the two chat', async ({
  meet,
  request,
}) => {
  const jonas = newPerson('recruiter', 'Jonas', 'Weber')
  const avi = newPerson('jobseeker', 'Avi', 'Stern')
  const title = `A map that works offline ${Date.now()}`
  const repository = `github.com/avi-builds/offline-map-${Date.now()}`

  const recruiter = await meet()
  await signUp(recruiter, jonas, request)
  await logIn(recruiter, jonas)
  await recruiter.click(button(/Jonas/, role('banner')))
  await recruiter.click(role('menuitem', 'Dashboard'))
  await recruiter.click(link('Project Requests', role('navigation', 'Dashboard')))
  await recruiter.click(button('New Request'))
  await recruiter.type(field('Title', form), title)
  await recruiter.type(field('Mission', form), 'Bus stops and a map, all in a tunnel.')
  await recruiter.type(field('Position Offer', form), 'Front-end engineer')
  await recruiter.pick(field('Deadline', form), inAMonth)
  await recruiter.click(button('Create Request', form))
  const row = role('row', new RegExp(title))
  await recruiter.sees(row)

  const seeker = await meet()
  await signUp(seeker, avi, request)
  await logIn(seeker, avi)
  await seeker.visit('/project-requests')
  const card = role('article', undefined, { containing: title })
  await seeker.click(link('View Details', card))
  await seeker.sees(heading(title))
  await seeker.type(role('textbox', /GitHub/), `https://${repository}`)
  await seeker.press('Enter')
  await seeker.sees(text(new RegExp(repository.replace('github.com/', ''))))

  await recruiter.click(button(/links/i, row))
  await recruiter.sees(link(new RegExp(repository), form))
  await recruiter.click(button('Reveal Owner', form))
  await recruiter.sees(text('Avi Stern', form))
  await recruiter.sees(text(avi.email, form))
  await recruiter.click(button(/chat/i, form))
  await sendMessage(recruiter, 'Your map is lovely')

  await openUnread(seeker, /Jonas/)
  await seesMessage(seeker, 'Your map is lovely')
  await sendMessage(seeker, 'Thank you, Jonas')
  await seesMessage(recruiter, 'Thank you, Jonas')

  await recruiter.visit('/dashboard?section=contacts')
  await recruiter.click(link(/Avi/))
  await recruiter.isAt(/^\/user\/\d+$/)
  await recruiter.sees(heading('Avi Stern'))
})
