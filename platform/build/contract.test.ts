import { checkLive } from '../gate'
import type { Release } from '../registry'
import { createSmallProduct, startBuilder } from '../testing/small-product'

const builder = startBuilder()
afterAll(() => builder.stop())

let product: ReturnType<typeof createSmallProduct>

const session = (...names: string[]) => ({
  'session/index.ts': names.map((name) => `export const ${name} = () => '${name}'`).join('\n'),
})

const buildShell = (bootstrap = `import { login } from '@swipefolio/shared/session'\nlogin()`) =>
  product.build('shell', {
    'src/index.ts': `void import('./bootstrap')`,
    'src/bootstrap.ts': bootstrap,
  })

const buildLabs = (screen: string, slots: string[] = []) =>
  product.build(
    'mfe-labs',
    { 'src/labs.ts': screen },
    {
      screens: { Labs: './src/labs.ts' },
      slots: slots.map((slot) => ({ slot, screen: 'Labs', title: 'Labs' })),
    },
  )

const takes = (names: string) =>
  `import { ${names} } from '@swipefolio/shared/session'\nexport default [${names}]`

const refusals = (changed: Release, other: Release) =>
  checkLive([changed, other], new Set([changed])).map(({ sentence }) => sentence)

beforeEach(() => {
  product = createSmallProduct(builder, session('login', 'logout'))
})
afterEach(() => product.remove())

it('refuses a shell that no longer exports what an app imports, and an app that imports it too early', async () => {
  const shell = await buildShell()
  const labs = await buildLabs(`
    import * as session from '@swipefolio/shared/session'
    export { login as enter } from '@swipefolio/shared/session'
    const unused = () => session.missing()
    export default () => session.logout()`)
  expect(labs.shares['@swipefolio/shared/session']?.takes).toEqual(['login', 'logout'])
  expect([refusals(shell, labs), refusals(labs, shell)]).toEqual([[], []])

  product.writeShared(session('login', 'leave'))
  const renamed = await buildShell()
  expect(refusals(renamed, labs)).toEqual([
    `mfe-labs ${labs.version} imports logout from @swipefolio/shared/session; shell ${renamed.version} does not export it.`,
  ])

  product.writeShared(session('login', 'logout', 'renew', 'wait'))
  const early = await buildLabs(takes('login, renew, wait'))
  expect(refusals(early, shell)).toEqual([
    `mfe-labs ${early.version} imports renew, wait from @swipefolio/shared/session; shell ${shell.version} does not export them.`,
  ])
})

it('refuses to build an app that uses an entry as a whole', async () => {
  const ways = {
    'namespace.ts': `import * as all from '@swipefolio/shared/session'\nexport default all`,
    'reexport.ts': `export * from '@swipefolio/shared/session'`,
    'commonjs.ts': `exports.all = require('@swipefolio/shared/session')`,
    'dynamic.ts': `export default () => import('@swipefolio/shared/session')`,
  }
  const sources = Object.entries(ways).map(([name, code]) => [`src/${name}`, code])
  const screens = Object.keys(ways).map((name, at) => [`Screen${at}`, `./src/${name}`])
  await expect(
    product.build('mfe-labs', Object.fromEntries(sources), {
      screens: Object.fromEntries(screens),
    }),
  ).rejects.toThrow(
    '@swipefolio/shared/session is used as a whole in ./src/commonjs.ts, ./src/dynamic.ts, ./src/namespace.ts, ./src/reexport.ts: import its names',
  )
})

describe('what goes between apps', () => {
  /** Events, slots and storage keys by name, with their versions. */
  const betweenApps = (kinds: Record<'events' | 'slots' | 'storage', Record<string, number>>) =>
    Object.fromEntries(
      Object.entries(kinds).map(([kind, names]) => {
        const members = Object.entries(names).map(
          ([name, version]) =>
            `${name}: { version: ${version}, send() {}, receive() {}, name: '${name}', get() {} }`,
        )
        return [`between-apps/${kind}.ts`, `export const ${kind} = { ${members.join(', ')} }`]
      }),
    )
  const index = ['events', 'slots', 'storage']
    .map((kind) => `export { ${kind} } from './${kind}'`)
    .join('\n')
  const first = {
    events: { opened: 1, closed: 1 },
    slots: { overlay: 1, corner: 1 },
    storage: { token: 1, theme: 1 },
  }
  const rendering = `
    import { slots } from '@swipefolio/shared/between-apps'
    globalThis.rendered = [slots.overlay.name]`
  const labsScreen = `
    import { events, storage } from '@swipefolio/shared/between-apps'
    const unused = () => storage.theme.get()
    export default () => [events.opened.send(), events.closed.receive(), storage.token.get()]`

  const definitions = (kinds: Parameters<typeof betweenApps>[0]) => ({
    'between-apps/index.ts': index,
    ...betweenApps(kinds),
  })

  beforeEach(() => product.writeShared(definitions(first)))

  it('is recorded by direction, and what a new shell removes or changes is refused', async () => {
    const shell = await buildShell(rendering)
    const labs = await buildLabs(labsScreen, ['overlay'])
    expect(shell.contract?.gives).toEqual({ ...first, slots: { overlay: 1 } })
    expect(labs.contract).toEqual({
      sends: { opened: 1 },
      receives: { closed: 1 },
      slots: { overlay: 1 },
      storage: { token: 1 },
    })
    expect(refusals(shell, labs)).toEqual([])

    const changed = {
      events: { closed: 2, moved: 1 },
      slots: { overlay: 2, corner: 1 },
      storage: {},
    }
    // In another folder, because the process that builds has imported the definitions of this one.
    product.remove()
    product = createSmallProduct(builder, definitions(changed))
    const next = await buildShell(rendering)
    expect(refusals(next, labs)).toEqual([
      `mfe-labs ${labs.version} sends the event opened (version 1); shell ${next.version} does not have it.`,
      `mfe-labs ${labs.version} receives the event closed (version 1); shell ${next.version} has version 2.`,
      `mfe-labs ${labs.version} fills the slot overlay (version 1); shell ${next.version} has version 2.`,
      `mfe-labs ${labs.version} uses the storage key token (version 1); shell ${next.version} does not have it.`,
    ])

    const early = await buildLabs(
      `import { events } from '@swipefolio/shared/between-apps'\nexport default events.moved`,
      ['corner'],
    )
    expect(refusals(early, shell)).toEqual([
      `mfe-labs ${early.version} sends the event moved (version 1); shell ${shell.version} does not have it.`,
      `mfe-labs ${early.version} receives the event moved (version 1); shell ${shell.version} does not have it.`,
      `mfe-labs ${early.version} fills the slot corner (version 1); shell ${shell.version} does not have it.`,
    ])
  })

  it('is not built for a slot that does not exist', async () => {
    await expect(buildLabs('export default 1', ['attic'])).rejects.toThrow(
      'app.json: there is no slot named attic',
    )
  })
})
