import { msg } from '@swipefolio/shared/i18n'
import {
  ApiError,
  cannotSave,
  conflict,
  forbidden,
  invalidInput,
  notFound,
  tooManyRequests,
  unauthenticated,
  unavailable,
} from './errors'

it.each<[ApiError, number, string, string]>([
  [invalidInput(msg('Title is required')), 400, 'invalid-input', 'Title is required'],
  [unauthenticated(), 401, 'unauthenticated', 'You need to be logged in'],
  [unauthenticated(msg('Wrong password')), 401, 'unauthenticated', 'Wrong password'],
  [forbidden(), 403, 'forbidden', 'You do not have access to this'],
  [notFound(), 404, 'not-found', 'Not found'],
  [notFound(msg('No such chat')), 404, 'not-found', 'No such chat'],
  [conflict(msg('Already sent')), 409, 'conflict', 'Already sent'],
])('%s has status %i and code %s', (error, status, code, message) => {
  expect(error).toMatchObject({ name: 'ApiError', status, code, message })
})

it('says when to try again', () => {
  expect(tooManyRequests(60)).toMatchObject({
    status: 429,
    code: 'too-many-requests',
    message: 'Too many requests. Please try again later.',
    retryAfterSeconds: 60,
  })
  expect(unavailable()).toMatchObject({
    status: 503,
    code: 'unavailable',
    message: 'The service is busy right now. Please try again in a moment.',
    retryAfterSeconds: 2,
  })
  expect(unavailable(5).retryAfterSeconds).toBe(5)
  expect(cannotSave()).toMatchObject({
    status: 503,
    code: 'unavailable',
    message: 'Nothing can be saved right now. Please try again in a few minutes.',
    retryAfterSeconds: 10,
  })
})

it('has the response headers that it is made with', () => {
  const headers = { allow: 'GET' }
  expect(new ApiError('method-not-allowed', msg('Not found'), { headers }).headers).toEqual(headers)
  expect(notFound().headers).toEqual({})
})
