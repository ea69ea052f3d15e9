import { loggableError } from './loggable-error'

it('keeps type, code, message, stack and cause, without mail addresses', () => {
  const cause = new TypeError('Mail to <noa@example.com> was refused')
  const error = Object.assign(new Error('Key (email)=(noa@example.com) exists', { cause }), {
    code: '23505',
    detail: 'a whole row',
  })
  const logged = loggableError(error)
  expect(logged).toEqual({
    type: 'Error',
    code: '23505',
    message: 'Key (email)=((address)) exists',
    stack: expect.stringContaining('loggable-error.test.ts'),
    cause: {
      type: 'TypeError',
      code: undefined,
      message: 'Mail to <(address)> was refused',
      stack: expect.stringContaining('(address)'),
    },
  })
  expect(JSON.stringify(logged)).not.toContain('noa@')
})

it('has no cause for an error without one', () => {
  expect(Object.keys(loggableError(new Error('x')))).toEqual(['type', 'code', 'message', 'stack'])
})

it('has no stack for an error without one', () => {
  const error = Object.assign(new Error('x'), { stack: undefined })
  expect(loggableError(error)).toMatchObject({ message: 'x', stack: undefined })
})

it.each([
  ['text noa@example.com', 'string'],
  [undefined, 'undefined'],
  [{ message: 'x' }, 'object'],
])('keeps only the type of %j', (thrown, type) => {
  expect(loggableError(thrown)).toEqual({ type })
})
