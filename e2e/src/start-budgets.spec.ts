import { expect, test } from '@playwright/test'
import { startBudgets, startWeight } from './support/start-weight'

test('no package has more bytes than its budget before a click on the home page works', async ({
  request,
}) => {
  const weight = startWeight(await (await request.get('/')).text())
  expect(weight).toHaveProperty('react-dom')
  for (const [name, bytes] of Object.entries(weight)) {
    expect.soft(bytes, name).toBeLessThanOrEqual(startBudgets[name] ?? 0)
  }
})
