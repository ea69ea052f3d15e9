import { expect, type Page, test } from '@playwright/test'
import { makeAccount } from './support/accounts'
import { twoFrames } from './support/layout-shifts'
import { newPerson } from './support/people'

test.use({ viewport: { width: 390, height: 664 }, hasTouch: true })

interface Place {
  x: number
  y: number
}

type Press = (page: Page, at: Place) => Promise<() => Promise<void>>

const withMouse: Press = async (page, { x, y }) => {
  await page.mouse.move(x, y)
  await page.mouse.down()
  return () => page.mouse.up()
}

const withFinger: Press = async (page, { x, y }) => {
  const client = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchEnd', touchPoints: Place[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints })
  await touch('touchStart', [{ x, y }])
  return async () => {
    await touch('touchEnd', [])
  }
}

for (const [name, press] of [
  ['a mouse', withMouse],
  ['a finger', withFinger],
] as const) {
  test(`a link that is pressed with ${name} does not move before the press is over`, async ({
    page,
  }) => {
    const seeker = await makeAccount(page.request, newPerson('jobseeker', 'Noa', 'Pressed'))
    const project = { project: { title: 'Tide Tables' }, technologies: [{ id: 1 }] }
    const { id } = await seeker.call<{ id: number }>('POST', '/api/user/projects', {
      data: project,
    })
    const recruiter = await makeAccount(page.request, newPerson('recruiter', 'Maya', 'Presses'))
    await recruiter.call('POST', `/api/recruiter/projects/${id}?likedStatus=LIKED`)
    const [chat] = await recruiter.call<{ id: number }[]>('GET', '/api/recruiter/chats')
    await recruiter.enter(page)

    const streams = page.waitForResponse(/\/events/)
    await page.goto('/')
    await streams
    const turn = page.getByRole('region', { name: 'Your turn' })
    await expect(turn).toBeVisible()
    const link = page
      .getByRole('main')
      .getByRole('link', { name: 'Post your first project request' })
    await link.scrollIntoViewIfNeeded()
    await twoFrames(page)
    const box = await link.boundingBox()
    if (!box) throw new Error('The link is not shown')
    const end = await press(page, { x: box.x + box.width / 2, y: box.y + 12 })
    const refreshed = page.waitForResponse(/\/api\/recruiter\/home/)
    await recruiter.call('POST', '/api/recruiter/chats/send', {
      data: { id: chat?.id, message: 'Hello from the other window' },
    })
    await (await refreshed).finished()
    await twoFrames(page)
    expect(await link.boundingBox()).toEqual(box)
    await end()
    await expect(page.getByRole('dialog', { name: 'New Request' })).toBeVisible()
    await page.goBack()
    await expect(link).toBeVisible()
    await expect(turn).toBeHidden()
  })
}
