import type { Config } from '../../foundation/settings/config'
import { codeExpiry, hashCode, isCodeOf, newCode, registrationSalt } from './codes'

const config = { jwtSecret: 'a secret of the server' } as Config
const row = { id: 7, code_hash: hashCode(config, 'register', 7, '12345678') }

it('has eight digits, the first not zero', () => {
  for (let made = 0; made < 100; made += 1) expect(newCode()).toMatch(/^[1-9]\d{7}$/)
})

it('lasts 10 minutes', () => {
  expect(codeExpiry(new Date('2026-03-20T12:00:00Z'))).toEqual(new Date('2026-03-20T12:10:00Z'))
})

it.each(['12345678', 12_345_678, ' 1234-5678 '])('is right as %j', (typed) => {
  expect(isCodeOf(config, 'register', row, typed)).toBe(true)
})

it.each(['12345679', '', undefined])('is wrong as %j', (typed) => {
  expect(isCodeOf(config, 'register', row, typed)).toBe(false)
})

it('is valid for its purpose, row and server only', () => {
  expect(isCodeOf(config, 'reset', row, '12345678')).toBe(false)
  expect(isCodeOf(config, 'register', { ...row, id: 8 }, '12345678')).toBe(false)
  expect(isCodeOf({ jwtSecret: 'other' } as Config, 'register', row, '12345678')).toBe(false)
})

it('is wrong when none was sent', () => {
  expect(isCodeOf(config, 'register', { id: 7, code_hash: null }, '')).toBe(false)
})

it('has a salt of 16 bytes, the same for one address, role and server only', () => {
  const salt = (role: 'recruiter' | 'jobseeker', email: string, jwtSecret = config.jwtSecret) =>
    registrationSalt({ jwtSecret }, role, email).toString('hex')
  expect(salt('recruiter', 'noa@example.com')).toMatch(/^[\da-f]{32}$/)
  expect(salt('recruiter', 'noa@example.com')).toBe(salt('recruiter', 'noa@example.com'))
  const salts = [
    salt('recruiter', 'noa@example.com'),
    salt('jobseeker', 'noa@example.com'),
    salt('recruiter', 'lev@example.com'),
    salt('recruiter', 'noa@example.com', 'other'),
  ]
  expect(new Set(salts).size).toBe(4)
})
