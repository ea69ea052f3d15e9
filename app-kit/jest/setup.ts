import '@testing-library/jest-dom'
import { configure } from '@testing-library/dom'

// What is waited for comes when the machine gets to it; only what never comes ends the wait.
configure({ asyncUtilTimeout: 30_000 })

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation((...message: unknown[]) => {
    throw new Error(`console.error during a test: ${message.map(String).join(' ')}`)
  })
})
