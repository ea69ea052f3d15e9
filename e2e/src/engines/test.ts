import { test as base } from '@playwright/test'
import type { Engine } from './driver'
import { startFirefox } from './firefox'
import { Person } from './person'
import { startWebKit } from './webkit'

export const engines = { Firefox: startFirefox, WebKit: startWebKit }

export interface EngineOptions {
  engineName: keyof typeof engines
}

interface People {
  /** Opens a window for one more person, at the worker's server or another one. */
  meet: (origin?: string) => Promise<Person>
}

export const test = base.extend<People, EngineOptions & { engine: Engine }>({
  engineName: ['Firefox', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName }, use) => {
      const engine = await engines[engineName]()
      await use(engine)
      await engine.stop()
    },
    { scope: 'worker' },
  ],
  async meet({ engine, baseURL }, use, info) {
    const people: Person[] = []
    await use(async (origin = baseURL ?? '') => {
      const person = new Person(await engine.openWindow(), origin)
      people.push(person)
      return person
    })
    for (const [at, { driver }] of people.entries()) {
      if (info.status !== info.expectedStatus) {
        const body = Buffer.from(await driver.picture(), 'base64')
        await info.attach(`window-${at}`, { body, contentType: 'image/png' })
      }
      await driver.close()
    }
  },
})

export { expect } from '@playwright/test'
