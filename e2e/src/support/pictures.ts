import type { Locator, Page } from '@playwright/test'

/** A picture that is red on its left half and blue on its right. */
export async function twoColours(page: Page) {
  const encoded = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 2000, height: 1000 })
    const context = canvas.getContext('2d')
    if (!context) throw new Error('There is nothing to draw with')
    context.fillStyle = 'rgb(255, 0, 0)'
    context.fillRect(0, 0, 1000, 1000)
    context.fillStyle = 'rgb(0, 0, 255)'
    context.fillRect(1000, 0, 1000, 1000)
    return canvas.toDataURL('image/png').split(',')[1] ?? ''
  })
  return { name: 'colours.png', mimeType: 'image/png', buffer: Buffer.from(encoded, 'base64') }
}

/** The main colour of a shown image or canvas at its left and its right edge. */
export const edgeColours = (shown: Locator) =>
  shown.evaluate(async (element: HTMLImageElement | HTMLCanvasElement) => {
    if ('decode' in element) await element.decode()
    const canvas = Object.assign(document.createElement('canvas'), { width: 100, height: 50 })
    const context = canvas.getContext('2d')
    if (!context) throw new Error('There is nothing to draw with')
    context.drawImage(element, 0, 0, 100, 50)
    const colourAt = (x: number) => {
      const [red = 0, , blue = 0] = context.getImageData(x, 25, 1, 1).data
      return red > blue ? 'red' : 'blue'
    }
    return [colourAt(5), colourAt(95)]
  })

/** A pinch gesture that multiplies the distance of two fingers. */
export async function pinch(page: Page, target: Locator, times: number) {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error('There is nothing to pinch')
  const [middle, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const devtools = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove', apart: number) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: [
        { x: middle - apart / 2, y, id: 1 },
        { x: middle + apart / 2, y, id: 2 },
      ],
    })
  const start = 80
  const steps = 5
  await send('touchStart', start)
  for (let step = 1; step <= steps; step += 1) {
    await send('touchMove', start + (start * (times - 1) * step) / steps)
  }
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}
