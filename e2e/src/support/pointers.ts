import type { CDPSession, Locator, Page } from '@playwright/test'

interface Offset {
  x: number
  y: number
}

/** A point of a card, as shares of its width and height. */
interface Place {
  across: number
  down: number
}

/** A touch or mouse pointer that drags a card in steps and releases it separately. */
export interface Pointer {
  name: string
  pull: (page: Page, card: Locator, by: Offset, place?: Place) => Promise<void>
  release: (page: Page) => Promise<void>
}

async function startOn(card: Locator, place?: Place): Promise<Offset> {
  const box = await card.boundingBox()
  if (!box) throw new Error('The card is not visible')
  const { across, down } = place ?? { across: 1 / 2, down: 60 / box.height }
  return { x: Math.round(box.x + box.width * across), y: Math.round(box.y + box.height * down) }
}

const steps = 6

const mouse: Pointer = {
  name: 'mouse',
  async pull(page, card, by, place) {
    const start = await startOn(card, place)
    await page.mouse.move(start.x, start.y)
    await page.mouse.down()
    await page.mouse.move(start.x + by.x, start.y + by.y, { steps })
  },
  release: (page) => page.mouse.up(),
}

const sessions = new WeakMap<Page, Promise<CDPSession>>()

/** Touch events must be sent through the DevTools session that started the touch. */
function devtoolsOf(page: Page) {
  const session = sessions.get(page) ?? page.context().newCDPSession(page)
  sessions.set(page, session)
  return session
}

const touch: Pointer = {
  name: 'touch',
  async pull(page, card, by, place) {
    const start = await startOn(card, place)
    const devtools = await devtoolsOf(page)
    const send = (type: 'touchStart' | 'touchMove', at: Offset) =>
      devtools.send('Input.dispatchTouchEvent', { type, touchPoints: [at] })
    await send('touchStart', start)
    for (let step = 1; step <= steps; step += 1) {
      const progress = step / steps
      await send('touchMove', { x: start.x + by.x * progress, y: start.y + by.y * progress })
    }
  },
  async release(page) {
    const devtools = await devtoolsOf(page)
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  },
}

export const pointers = [mouse, touch]
