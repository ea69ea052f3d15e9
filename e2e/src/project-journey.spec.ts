import { chatWindow, hear, say } from './support/chat'
import { hands } from './support/hands'
import { logIn, newPerson, signUp } from './support/people'
import { expect, test } from './support/two-people'

for (const hand of hands) {
  test(`a published project is liked and the two chat, by ${hand.name}`, async ({
    seekerPage,
    recruiterPage,
  }) => {
    const seeker = newPerson('jobseeker', 'Noa', `Canary${Date.now()}`)
    const recruiter = newPerson('recruiter', 'Maya', 'Brandt')
    const title = `Tide Tables ${Date.now()}`

    await signUp(seekerPage, seeker)
    await logIn(seekerPage, seeker)
    await hand.press(seekerPage.getByRole('button', { name: 'Noa' }))
    await hand.press(seekerPage.getByRole('menuitem', { name: 'Dashboard' }))
    await hand.press(seekerPage.getByRole('button', { name: 'Add New Project' }).first())
    const form = seekerPage.getByRole('dialog')
    await form.getByLabel('Title').fill(title)
    await form.getByRole('combobox', { name: 'Technologies' }).fill('typescr')
    await expect(seekerPage.getByRole('option', { name: 'TypeScript' })).toBeVisible()
    await seekerPage.keyboard.press('ArrowDown')
    await seekerPage.keyboard.press('Enter')
    await expect(form.getByRole('button', { name: 'Remove TypeScript' })).toBeVisible()
    await hand.press(form.getByRole('button', { name: 'Add Project' }))
    await expect(seekerPage.getByRole('heading', { name: title })).toBeVisible()

    await signUp(recruiterPage, recruiter)
    await logIn(recruiterPage, recruiter)
    const seen: string[] = []
    recruiterPage.on('response', (response) => {
      if (!response.url().includes('/api/')) return
      void response.text().then(
        (text) => seen.push(text),
        () => {},
      )
    })
    await hand.press(recruiterPage.getByRole('link', { name: 'Start Swiping' }))
    await expect(recruiterPage.getByRole('article', { name: title })).toBeVisible()
    await expect.poll(() => seen.join('\n')).toContain(title)
    for (const secret of [seeker.lastName, seeker.email])
      expect(seen.join('\n')).not.toContain(secret)
    await hand.like(recruiterPage, title)
    await expect(recruiterPage.getByText(`Liked ${title}.`)).toBeAttached()

    const bell = seekerPage.getByRole('button', { name: /^Notifications,? 1 unseen/ })
    await expect(bell).toBeVisible()
    await hand.press(bell)
    await hand.press(seekerPage.getByRole('button', { name: new RegExp(title) }))
    await expect(seekerPage).toHaveURL('/')
    await expect(chatWindow(seekerPage)).toBeVisible()
    await say(seekerPage, 'Thank you for the like!')

    await hand.press(recruiterPage.getByRole('button', { name: /unread message/ }))
    await hand.press(chatWindow(recruiterPage).getByRole('button', { name: /Noa/ }))
    await hear(recruiterPage, 'Thank you for the like!')
    await say(recruiterPage, 'Shall we talk on Tuesday?')
    await hear(seekerPage, 'Shall we talk on Tuesday?')
    await say(seekerPage, 'Tuesday it is')
    await hear(recruiterPage, 'Tuesday it is')
  })
}
