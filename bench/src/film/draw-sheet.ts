import type { Browser } from 'playwright-core'
import type { Frame } from './record-film'

export interface Strip {
  title: string
  frames: readonly Frame[]
}

/** Draws strips below each other into one picture, each frame under the time from which it was shown. */
export async function drawSheet(browser: Browser, strips: readonly Strip[], file: string) {
  const page = await browser.newPage({ viewport: { width: 1600, height: 400 } })
  const figure = ({ at, picture }: Frame) =>
    `<figure><figcaption>${at} ms</figcaption><img src="data:image/jpeg;base64,${picture}"></figure>`
  const strip = ({ title, frames }: Strip) =>
    `<h2>${title}</h2><div>${frames.map(figure).join('')}</div>`
  await page.setContent(`
    <style>
      body { margin: 8px; font: 12px sans-serif }
      h2 { margin: 8px 0 4px; font-size: 14px }
      div { display: flex; flex-wrap: wrap; gap: 4px }
      figure { margin: 0 }
      img { display: block; width: 127px; outline: 1px solid #999 }
    </style>
    ${strips.map(strip).join('')}`)
  await page.screenshot({ path: file, fullPage: true })
  await page.close()
}
