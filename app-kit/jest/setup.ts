import '@testing-library/jest-dom'
import { configure } from '@testing-library/dom'

// What is waited for comes when the machine gets to it; only what never comes ends the wait.
configure({ asyncUtilTimeout: 30_000 })

/** On a busy machine an answer may arrive between two waits of a test, or after its last one. */
const isAboutTiming = ([message]: unknown[]) => String(message).includes('not wrapped in act(')

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation((...message: unknown[]) => {
    if (isAboutTiming(message)) return
    throw new Error(`console.error during a test: ${message.map(String).join(' ')}`)
  })
})
