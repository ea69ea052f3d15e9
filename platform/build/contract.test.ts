import { checkLive } from '../gate'
import type { Release } from '../registry'
import { createSmallProduct } from '../testing/small-product'

jest.setTimeout(120_000)

let product: ReturnType<typeof createSmallProduct>

const session = (...names: string[]) => ({
  'session/index.ts': names.map((name) => `export const ${name} = () => '${name}'`).join('\n'),
})

const buildShell = () =>
  product.build('shell', {
    'src/index.ts': `void import('./bootstrap')`,
    'src/bootstrap.ts': `import { login } from '@swipefolio/shared/session'\nlogin()`,
  })

const buildLabs = (screen: string) =>
  product.build(
    'mfe-labs',
    { 'src/labs.ts': screen },
    { screens: { Labs: './src/labs.ts' }, routes: [{ path: '/', screen: 'Labs', title: 'Labs' }] },
  )

const takes = (names: string) =>
  `import { ${names} } from '@swipefolio/shared/session'\nexport default [${names}]`

const refusals = (changed: Release, other: Release) =>
  checkLive([changed, other], new Set([changed])).map(({ sentence }) => sentence)

beforeEach(() => {
  product = createSmallProduct(session('login', 'logout'))
})
afterEach(() => product.remove())

it('refuses a shell that no longer exports what an app imports, and an app that imports it too early', async () => {
  const shell = await buildShell()
  const labs = await buildLabs(takes('login, logout'))
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

it('records the names that survive, re-exports and namespaces included', async () => {
  const { shares } = await buildLabs(`
    import * as session from '@swipefolio/shared/session'
    import { logout } from '@swipefolio/shared/session'
    export { login as enter } from '@swipefolio/shared/session'
    const unused = () => session.missing()
    export default () => session.renew()`)
  expect(shares['@swipefolio/shared/session']?.takes).toEqual(['login', 'renew'])
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
