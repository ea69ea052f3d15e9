import { webFontScript } from './web-fonts'

/** Runs the script of the page with fonts that load when `load` is called, and frames that are rendered when `render` is called. */
function open({ hasFonts }: { hasFonts: boolean }) {
  const loads: (() => void)[] = []
  const frames: FrameRequestCallback[] = []
  const added: unknown[] = []
  class Font {
    load = () => new Promise<void>((resolve) => loads.push(resolve))
  }
  const stubs = {
    FontFace: Font,
    requestAnimationFrame: (call: FrameRequestCallback) => frames.push(call),
  }
  for (const [name, value] of Object.entries(stubs)) Object.assign(globalThis, { [name]: value })
  Object.defineProperty(document, 'fonts', {
    configurable: true,
    value: { add: (font: unknown) => added.push(font) },
  })
  localStorage.clear()
  if (hasFonts) localStorage.setItem('fonts', '')
  delete document.documentElement.dataset['fonts']
  const script = document.createElement('script')
  script.textContent = webFontScript
  document.head.append(script)
  return {
    loads,
    added,
    load: async () => {
      for (const resolve of loads) resolve()
      await new Promise((resolve) => setTimeout(resolve))
    },
    render: () => frames.splice(0).forEach((call) => call(0)),
  }
}

const isUsed = () => 'fonts' in document.documentElement.dataset

it('uses fonts of the cache that are there before the first paint', async () => {
  const { added, load, render } = open({ hasFonts: true })
  await load()
  render()
  expect(added).toHaveLength(2)
  expect(isUsed()).toBe(true)
})

it('leaves fonts that come after the first paint to the end of the start', async () => {
  const { added, load, render } = open({ hasFonts: true })
  render()
  await load()
  expect(added).toHaveLength(0)
  expect(isUsed()).toBe(false)
})

it('loads no font in a browser that has none in its cache', () => {
  expect(open({ hasFonts: false }).loads).toHaveLength(0)
})

it('uses the fonts on a page that stays as it is, because the shell did not start', async () => {
  const { added, load, render } = open({ hasFonts: false })
  render()
  dispatchEvent(new Event('shellfailed'))
  await load()
  expect(added).not.toHaveLength(0)
  expect(isUsed()).toBe(true)
})
