import { expect, test as base } from '@playwright/test'
import { type Engine, type Size, sizes } from './driver'
import { startFirefox } from './firefox'
import { Person } from './person'
import { startWebKit } from './webkit'

export const engines = { Firefox: startFirefox, WebKit: startWebKit }

export interface EngineOptions {
  engineName: keyof typeof engines
}

interface People {
  /**
   * Opens a window for one more person, at the worker's server or another one. Errors that a page of the former logs fail
   * the test.
   */
  meet: (options?: { origin?: string; size?: Size }) => Promise<Person>
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
    await use(async ({ origin = baseURL ?? '', size = sizes.desktop } = {}) => {
      const person = new Person(await engine.openWindow(size), origin)
      people.push(person)
      return person
    })
    const errors: string[] = []
    for (const [at, person] of people.entries()) {
      if (info.status !== info.expectedStatus) {
        const body = Buffer.from(await person.driver.picture(), 'base64')
        await info.attach(`window-${at}`, { body, contentType: 'image/png' })
      } else if (person.origin === baseURL) {
        errors.push(...(await person.errors()))
      }
      await person.driver.close()
    }
    expect(errors).toEqual([])
  },
})

export { expect }
