import '@testing-library/jest-dom'
import { configure, getConfig } from '@testing-library/dom'

// What is waited for comes when the machine gets to it; only what never comes ends the wait.
configure({ asyncUtilTimeout: 30_000 })

const { getElementError } = getConfig()
const isTrying = () => Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true

// Printing the document takes longer than most queries; the error that ends a wait prints it.
configure({
  getElementError: (message, container) =>
    isTrying() ? new Error(message ?? '') : getElementError(message, container),
})

/** On a busy machine an answer may arrive between two waits of a test, or after its last one. */
const isAboutTiming = ([message]: unknown[]) => String(message).includes('not wrapped in act(')

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation((...message: unknown[]) => {
    if (isAboutTiming(message)) return
    throw new Error(`console.error during a test: ${message.map(String).join(' ')}`)
  })
})
