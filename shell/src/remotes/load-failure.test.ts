import { EntryError, reasonOf, TimeoutError } from './load-failure'

const chunkError = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' })

it.each([
  ['entry', new EntryError('remoteEntry.js did not give a container')],
  ['timeout', new TimeoutError()],
  ['chunk', chunkError],
  ['chunk', new TypeError('No released script: /apps/a/1/b.js')],
  ['share', new Error('[ Federation Runtime ]: Version 19.3.1 from shell of shared singleton')],
  ['error', new Error('undefined is not a function')],
  ['error', 'thrown text'],
])('classifies as %s: %s', (reason, error) => {
  expect(reasonOf(error)).toBe(reason)
})
