import { heading } from './place'
import { expect, test } from './test'

test('styled-components applies its rules, and a style element with text is refused', async ({
  meet,
}) => {
  const visitor = await meet()
  await visitor.visit('/login')
  await visitor.sees(heading('Welcome back'))
  const { fontFamily, letterSpacing } = await visitor.ask<Record<string, string>>(`(() => {
    const style = document.createElement('style')
    style.textContent = 'h1 { letter-spacing: 9px !important }'
    document.head.append(style)
    const { fontFamily, letterSpacing } = getComputedStyle(document.querySelector('h1'))
    return { fontFamily, letterSpacing }
  })()`)
  expect(fontFamily).toContain('Bricolage')
  expect(letterSpacing).not.toBe('9px')
})
