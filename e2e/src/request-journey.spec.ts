import { chatWindow, expectMessage, sendMessage } from './support/chat'
import { inputDevices } from './support/input-devices'
import { chosen } from './support/is-full'
import { logIn, newPerson, signUp } from './support/people'
import { expect, test } from './support/two-people'

const inAMonth = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)

// The journey of a project is by the other device.
for (const device of chosen(inputDevices.toReversed())) {
  test(`a submitted repository is revealed and the two chat, by ${device.name}`, async ({
    seekerPage,
    recruiterPage,
  }) => {
    const seeker = newPerson('jobseeker', 'Avi', `Canary${Date.now()}`)
    const recruiter = newPerson('recruiter', 'Jonas', 'Weber')
    const title = `A map that works offline ${Date.now()}`
    const repository = `github.com/avi-builds/offline-map-${Date.now()}`

    await signUp(recruiterPage, recruiter)
    await logIn(recruiterPage, recruiter)
    await device.press(recruiterPage.getByRole('button', { name: 'Jonas' }))
    await device.press(recruiterPage.getByRole('menuitem', { name: 'Dashboard' }))
    await device.press(
      recruiterPage
        .getByRole('navigation', { name: 'Dashboard' })
        .getByRole('link', { name: 'Project Requests' }),
    )
    await device.press(recruiterPage.getByRole('button', { name: 'New Request' }).first())
    const form = recruiterPage.getByRole('dialog')
    await form.getByLabel('Title').fill(title)
    await form.getByLabel('Mission').fill('Bus stops, timetables and a map, all in a tunnel.')
    await form.getByLabel('Position Offer').fill('Front-end engineer')
    await form.getByLabel('Deadline').fill(inAMonth)
    await device.press(form.getByRole('button', { name: 'Create Request' }))
    await expect(recruiterPage.getByRole('row', { name: new RegExp(title) })).toBeVisible()

    await signUp(seekerPage, seeker)
    await logIn(seekerPage, seeker)
    await seekerPage.goto('/project-requests')
    const card = seekerPage.getByRole('article').filter({ hasText: title })
    await device.press(card.getByRole('link', { name: 'View Details' }))
    await expect(seekerPage.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await seekerPage.getByRole('textbox', { name: /GitHub/ }).fill(`https://${repository}`)
    await seekerPage.keyboard.press('Enter')
    await expect(seekerPage.getByText(repository.replace('github.com/', '')).first()).toBeVisible()

    const row = recruiterPage.getByRole('row', { name: new RegExp(title) })
    const seen: string[] = []
    recruiterPage.on('response', (response) => {
      if (!response.url().includes('/api/')) return
      void response.text().then(
        (text) => seen.push(text),
        () => {},
      )
    })
    await device.press(row.getByRole('button', { name: /links/i }))
    const links = recruiterPage.getByRole('dialog')
    await expect(links.getByText(repository)).toBeVisible()
    await expect(links.getByRole('button', { name: 'Reveal Owner' })).toBeVisible()
    await expect.poll(() => seen.join('\n')).toContain(repository)
    for (const secret of [seeker.lastName, seeker.email])
      expect(seen.join('\n')).not.toContain(secret)
    await device.press(links.getByRole('button', { name: 'Reveal Owner' }))
    const table = links.getByRole('table')
    await expect(table.getByText(`${seeker.firstName} ${seeker.lastName}`).first()).toBeVisible()
    await expect(table.getByText(seeker.email)).toBeVisible()
    await expect(links.getByText('You can chat now')).toBeVisible()
    await device.press(table.getByRole('button', { name: /chat/i }))
    await expect(chatWindow(recruiterPage)).toBeVisible()
    await sendMessage(recruiterPage, 'Your map is lovely')

    await device.press(seekerPage.getByRole('button', { name: /unread message/ }))
    await device.press(chatWindow(seekerPage).getByRole('button', { name: /Jonas/ }))
    await expectMessage(seekerPage, 'Your map is lovely')
    await sendMessage(seekerPage, 'Thank you, Jonas')
    await expectMessage(recruiterPage, 'Thank you, Jonas')

    await recruiterPage.goto('/dashboard?section=contacts')
    await device.press(recruiterPage.getByRole('link', { name: /Avi/ }))
    await expect(recruiterPage).toHaveURL(/\/user\/\d+$/)
    await expect(
      recruiterPage.getByRole('heading', { level: 1, name: `Avi ${seeker.lastName}` }),
    ).toBeVisible()
  })
}
