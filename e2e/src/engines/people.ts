import type { APIRequestContext } from '@playwright/test'
import { mailedCode, type Person as Identity, type Role } from '../support/people'
import { makeAccount } from '../support/accounts'
import type { Person } from './person'
import { button, field, heading, role, text } from './place'

const roleWord = { recruiter: 'Recruiter', jobseeker: 'Job Seeker' } satisfies Record<Role, string>

/** Signs up and confirms the mailed code. */
export async function signUp(person: Person, identity: Identity, request: APIRequestContext) {
  await person.visit('/signup')
  await person.click(button(`Sign Up as ${roleWord[identity.role]}`))
  await person.type(field('First Name'), identity.firstName)
  await person.type(field('Last Name'), identity.lastName)
  await person.type(field('Email'), identity.email)
  if (identity.role === 'recruiter') await person.type(field('Company Name'), 'Lumen Works')
  await person.type(field('Password'), identity.password)
  await person.type(field('Confirm Password'), identity.password)
  await person.click(button('Sign Up', role('main')))
  await person.sees(heading('Verify Your Email'))
  await person.type(field('Verification Code'), await mailedCode(request, identity.email))
  if (await person.has(field('Verification Code'))) await person.press('Enter')
  await person.sees(text('Account verified successfully! Please log in.'))
  await person.isAt(/^\/login/)
}

export async function logIn(person: Person, { role: given, email, password }: Identity) {
  const choice = button(`Log in as ${roleWord[given]}`)
  await person.seesOneOf([choice, field('Email')])
  if (await person.has(choice)) await person.click(choice)
  await person.type(field('Email'), email)
  await person.type(field('Password'), password)
  await person.press('Enter')
  await person.isAt('/')
  await person.sees(heading())
}

/** Starts with a session of a new account, without the login screen. */
export async function enter(person: Person, identity: Identity, request: APIRequestContext) {
  const account = await makeAccount(request, identity)
  await startSession(person, identity.role, account.token)
  return account
}

/** Puts a session into the window's storage, before the product's first page. */
export async function startSession(person: Person, given: Role, token: string) {
  await person.visit('/healthz')
  await person.ask(`Object.assign(sessionStorage, value)`, undefined, { token, role: given })
}
