import { expect, test } from '@playwright/test'
import type { Registry } from '@swipefolio/platform/registry'
import { logInDemo } from './support/demo'

declare global {
  var policyViolations: string[]
}

/** Any id will do: every path renders a page. */
const withId = (path: string) => path.replace(/:\w+/g, '1')

for (const role of [undefined, 'jobseeker', 'recruiter'] as const) {
  test(`no page breaks its own policy, as ${role ?? 'a visitor'}`, async ({ page, request }) => {
    const { routes } = (await (await request.get('/registry.json')).json()) as Registry
    const paths = [...new Set(routes.map(({ path }) => withId(path))), '/nowhere']
    expect(paths.length).toBeGreaterThanOrEqual(13)
    if (role) await logInDemo(page, role)
    await page.addInitScript(() => {
      globalThis.policyViolations = []
      document.addEventListener('securitypolicyviolation', (event) => {
        const { violatedDirective, blockedURI, sourceFile } = event
        globalThis.policyViolations.push(`${violatedDirective} ${blockedURI} ${sourceFile}`)
      })
    })
    for (const path of paths) {
      await page.goto(path)
      const heading = page.getByRole('heading', { level: 1 }).first()
      await expect(heading).toBeVisible()
      // If styles were refused for a missing nonce, this would be the browser's default.
      await expect(heading).not.toHaveCSS('font-family', /Times|^serif$/)
      expect.soft(await page.evaluate(() => globalThis.policyViolations), path).toEqual([])
    }
  })
}

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
