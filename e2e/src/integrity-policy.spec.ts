import { expect, test } from '@playwright/test'

test('violations of the policy are reported: a style element with text, and an external image', async ({
  page,
}) => {
  await page.goto('/faq')
  const told = await page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const violations: string[] = []
        document.addEventListener('securitypolicyviolation', ({ violatedDirective }) => {
          if (violations.push(violatedDirective) === 2) resolve(violations)
        })
        const style = document.createElement('style')
        style.textContent = 'body { color: red }'
        document.head.append(style)
        new Image().src = 'https://elsewhere.example/pixel.png'
      }),
  )
  expect(told.toSorted()).toEqual(['img-src', 'style-src-elem'])
})

test('the policy refuses an inline script and a style that are not the page’s own', async ({
  page,
}) => {
  const refused: string[] = []
  page.on('console', (message) => {
    const directive = /violates the following [^']*'(script-src|style-src) /.exec(
      message.text(),
    )?.[1]
    if (directive) refused.push(directive)
  })
  await page.route('**/faq', async (route) => {
    const response = await route.fetch()
    const html = (await response.text()).replace(
      '</head>',
      '<script>globalThis.injected = true</script><style>h1 { letter-spacing: 9px }</style></head>',
    )
    await route.fulfill({ response, body: html })
  })
  await page.goto('/faq')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).not.toHaveCSS('letter-spacing', '9px')
  expect(await page.evaluate(() => 'injected' in globalThis)).toBe(false)
  await expect.poll(() => refused).toEqual(['script-src', 'style-src'])
})
