import '@testing-library/jest-dom'

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation((...message: unknown[]) => {
    throw new Error(`console.error during a test: ${message.map(String).join(' ')}`)
  })
})
