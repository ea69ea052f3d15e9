import { expect, type Locator, type Page } from '@playwright/test'

/** A way to operate the page: mouse or keyboard. */
export interface InputDevice {
  name: string
  press: (target: Locator) => Promise<void>
  /** Likes the project on top of the deck. */
  like: (page: Page, title: string) => Promise<void>
}

/** Drags a card by its surface in several steps. */
export async function drag(page: Page, card: Locator, by: { x: number; y: number }) {
  const box = await card.boundingBox()
  if (!box) throw new Error('The card is not visible')
  const start = { x: box.x + box.width / 2, y: box.y + 40 }
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move(start.x + by.x / 2, start.y + by.y / 2, { steps: 5 })
  await page.mouse.move(start.x + by.x, start.y + by.y, { steps: 5 })
}

const mouse: InputDevice = {
  name: 'mouse',
  press: (target) => target.click(),
  async like(page, title) {
    await drag(page, page.getByRole('article', { name: title }), { x: 150, y: 0 })
    await page.mouse.up()
  },
}

const keyboard: InputDevice = {
  name: 'keyboard',
  async press(target) {
    await target.focus()
    await expect(target).toBeFocused()
    await target.press('Enter')
  },
  async like(page, title) {
    await expect(page.getByRole('article', { name: title })).toBeVisible()
    await page.keyboard.press('ArrowRight')
  },
}

export const inputDevices = [mouse, keyboard]
