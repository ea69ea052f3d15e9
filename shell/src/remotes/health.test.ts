import { throwerOf, watchAsyncErrors } from './async-errors'
import {
  reportBegan,
  reportFailed,
  reportInteraction,
  reportLeft,
  reportShown,
  sendReportsOnLeaving,
} from './health'
import { requestTicket } from './page-ticket'
import { takeReports } from './testing/served-scripts'

const isOnline = jest.spyOn(navigator, 'onLine', 'get')
const all = { all: true }

beforeEach(async () => {
  isOnline.mockReturnValue(true)
  await takeReports()
})

it('reports a version that is shown once', async () => {
  reportShown('mfe-a', '1.0.0')
  reportShown('mfe-a', '1.0.0')
  reportShown('mfe-a', '2.0.0')
  expect(await takeReports()).toEqual(['shown of mfe-a@1.0.0: ', 'shown of mfe-a@2.0.0: '])
})

it('sends the beginning of a screen before its code can block the page', async () => {
  const sendBeacon = jest.spyOn(navigator, 'sendBeacon')
  await requestTicket()
  reportBegan('mfe-b', '1.0.0', 'Home')
  await Promise.resolve()
  expect(sendBeacon).toHaveBeenCalledTimes(1)
  reportBegan('mfe-b', '1.0.0', 'Home')
  expect(await takeReports(all)).toEqual(['began of mfe-b@1.0.0: '])
  reportShown('mfe-b', '1.0.0', 'Home')
  sendBeacon.mockClear()
})

it('reports a screen that is not awaited any more as left, and a shown one not', async () => {
  reportBegan('mfe-c', '1.0.0', 'Home')
  reportBegan('mfe-c', '1.0.0', 'More')
  reportShown('mfe-c', '1.0.0', 'Home')
  await takeReports(all)
  reportLeft()
  reportLeft()
  expect(await takeReports(all)).toEqual(['left of mfe-c@1.0.0: '])
})

it('reports a failure once, which ends what the version began', async () => {
  reportBegan('mfe-d', '1.0.0', 'Home')
  reportFailed('mfe-d', '1.0.0', 'entry')
  reportFailed('mfe-d', '1.0.0', 'error')
  reportLeft()
  expect(await takeReports(all)).toEqual(['began of mfe-d@1.0.0: ', 'failed of mfe-d@1.0.0: entry'])
})

it('reports no failure of an offline browser, but that the screen was left', async () => {
  isOnline.mockReturnValue(false)
  reportBegan('mfe-e', '1.0.0', 'Home')
  reportFailed('mfe-e', '1.0.0', 'entry')
  expect(await takeReports(all)).toEqual(['began of mfe-e@1.0.0: ', 'left of mfe-e@1.0.0: '])
})

it('reports errors of timers and promises for the app whose code threw them', async () => {
  watchAsyncErrors()
  reportBegan('mfe-f', '1.3.0', 'Home')
  const loading = new Error('the load reports it')
  loading.stack = 'at https://example.org/apps/mfe-f/1.3.0/remoteEntry.js:1:2'
  dispatchEvent(Object.assign(new Event('error'), { error: loading, filename: '' }))
  const error = new Error('late')
  error.stack = `Error: late
    at request (https://example.org/apps/shell/2.0.0/shared.js:1:2)
    at https://example.org/apps/mfe-f/1.2.0/chunk.js:3:4`
  dispatchEvent(Object.assign(new Event('error'), { error, filename: '' }))
  dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: error }))
  dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'an extension' }))
  expect(await takeReports()).toEqual(['failed of mfe-f@1.2.0: async'])
  reportLeft()
  await takeReports()
  expect(throwerOf('at https://example.org/apps/shell/2.0.0/main.js:1:1')).toEqual({
    app: 'shell',
    version: '2.0.0',
  })
})

it('flushes the queue on pagehide, with what is measured until then', async () => {
  sendReportsOnLeaving(() => reportInteraction('mfe-g', '1.0.0', 48))
  dispatchEvent(new Event('pagehide'))
  expect(await takeReports(all)).toEqual(['interaction of mfe-g@1.0.0: '])
})

it('batches reports for some seconds', async () => {
  await requestTicket()
  jest.useFakeTimers()
  const sendBeacon = jest.spyOn(navigator, 'sendBeacon').mockClear()
  reportFailed('mfe-h', '1.0.0', 'chunk')
  reportShown('mfe-h', '1.0.0')
  expect(sendBeacon).not.toHaveBeenCalled()
  jest.advanceTimersByTime(5_000)
  expect(sendBeacon).toHaveBeenCalledTimes(1)
  jest.useRealTimers()
})
