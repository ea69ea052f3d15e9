import { expect, test } from '@playwright/test'

test('violations of the policy are reported: a style without the nonce, and an external image', async ({
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
