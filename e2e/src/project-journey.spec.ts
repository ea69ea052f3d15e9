import { chatWindow, expectMessage, sendMessage } from './support/chat'
import { inputDevices } from './support/input-devices'
import { chosen } from './support/is-full'
import { logIn, newPerson, signUp } from './support/people'
import { expect, test } from './support/two-people'

for (const device of chosen(inputDevices)) {
  test(`a published project is liked and the two chat, by ${device.name}`, async ({
    seekerPage,
    recruiterPage,
  }) => {
    const seeker = newPerson('jobseeker', 'Noa', `Canary${Date.now()}`)
    const recruiter = newPerson('recruiter', 'Maya', 'Brandt')
    const title = `Tide Tables ${Date.now()}`

    await signUp(seekerPage, seeker)
    await logIn(seekerPage, seeker)
    await device.press(seekerPage.getByRole('button', { name: 'Noa' }))
    await device.press(seekerPage.getByRole('menuitem', { name: 'Dashboard' }))
    await device.press(seekerPage.getByRole('button', { name: 'Add New Project' }).first())
    const form = seekerPage.getByRole('dialog')
    await form.getByLabel('Title').fill(title)
    await form.getByRole('combobox', { name: 'Technologies' }).fill('typescr')
    await expect(seekerPage.getByRole('option', { name: 'TypeScript' })).toBeVisible()
    await seekerPage.keyboard.press('Enter')
    await expect(form.getByRole('button', { name: 'Remove TypeScript' })).toBeVisible()
    await device.press(form.getByRole('button', { name: 'Add Project' }))
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
    await device.press(recruiterPage.getByRole('link', { name: 'Start Swiping' }))
    await expect(recruiterPage.getByRole('article', { name: title })).toBeVisible()
    await expect.poll(() => seen.join('\n')).toContain(title)
    for (const secret of [seeker.lastName, seeker.email])
      expect(seen.join('\n')).not.toContain(secret)
    await device.like(recruiterPage, title)
    await expect(recruiterPage.getByText(`Liked ${title}.`)).toBeAttached()

    const bell = seekerPage.getByRole('button', { name: /^Notifications,? 1 unseen/ })
    await expect(bell).toBeVisible()
    await device.press(bell)
    await device.press(seekerPage.getByRole('button', { name: new RegExp(title) }))
    await expect(seekerPage).toHaveURL('/')
    await expect(chatWindow(seekerPage)).toBeVisible()
    await sendMessage(seekerPage, 'Thank you for the like!')

    await device.press(recruiterPage.getByRole('button', { name: /unread message/ }))
    await device.press(chatWindow(recruiterPage).getByRole('button', { name: /Noa/ }))
    await expectMessage(recruiterPage, 'Thank you for the like!')
    await sendMessage(recruiterPage, 'Shall we talk on Tuesday?')
    await expectMessage(seekerPage, 'Shall we talk on Tuesday?')
    await sendMessage(seekerPage, 'Tuesday it is')
    await expectMessage(recruiterPage, 'Tuesday it is')
  })
}
