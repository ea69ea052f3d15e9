import { reportFailure, reportLoad, sendReportsOnLeaving } from './health'
import { takeReports } from './testing/served-scripts'

const isOnline = jest.spyOn(navigator, 'onLine', 'get')

beforeEach(async () => {
  isOnline.mockReturnValue(true)
  await takeReports()
})

it('reports a loaded version once', async () => {
  reportLoad('mfe-a', '1.0.0')
  reportLoad('mfe-a', '1.0.0')
  reportLoad('mfe-a', '2.0.0')
  expect(await takeReports()).toEqual(['load of mfe-a@1.0.0: ', 'load of mfe-a@2.0.0: '])
})

it('reports no failures of an offline browser', async () => {
  isOnline.mockReturnValue(false)
  reportFailure('mfe-a', '1.0.0', 'entry')
  expect(await takeReports()).toEqual([])
})

it('flushes the queue on pagehide', () => {
  const sendBeacon = jest.spyOn(navigator, 'sendBeacon')
  sendReportsOnLeaving()
  dispatchEvent(new Event('pagehide'))
  expect(sendBeacon).not.toHaveBeenCalled()
  reportFailure('mfe-a', '1.0.0', 'chunk')
  dispatchEvent(new Event('pagehide'))
  expect(sendBeacon).toHaveBeenCalledWith('/platform/health', expect.any(Blob))
})

it('batches reports for some seconds', () => {
  jest.useFakeTimers()
  const sendBeacon = jest.spyOn(navigator, 'sendBeacon').mockClear()
  reportFailure('mfe-b', '1.0.0', 'chunk')
  reportFailure('mfe-b', '1.0.0', 'entry')
  expect(sendBeacon).not.toHaveBeenCalled()
  jest.advanceTimersByTime(5_000)
  expect(sendBeacon).toHaveBeenCalledTimes(1)
  jest.useRealTimers()
})
