import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { recordSecret } from './log-evidence'

export type Role = 'recruiter' | 'jobseeker'

export interface Person {
  role: Role
  firstName: string
  lastName: string
  email: string
  password: string
}

let counter = 0

/** A person without an account; the email address is unique per call and run. */
export function newPerson(role: Role, firstName: string, lastName: string): Person {
  const email = `${firstName}.${Date.now()}.${++counter}@example.com`.toLowerCase()
  const password = 'correct horse battery'
  recordSecret('email', email)
  recordSecret('password', password)
  return { role, firstName, lastName, email, password }
}

/** The code in the newest mail to an address. */
export async function mailedCode(request: APIRequestContext, email: string): Promise<string> {
  let code: string | undefined
  await expect
    .poll(async () => {
      const answer = await request.get('/dev/mailbox.json', { params: { to: email } })
      const [newest] = (await answer.json()) as { text: string }[]
      code = newest && /\b\d{8}\b/.exec(newest.text)?.[0]
      return code
    })
    .toBeTruthy()
  recordSecret('code', code ?? '')
  return code ?? ''
}

const roleWord = { recruiter: 'Recruiter', jobseeker: 'Job Seeker' } satisfies Record<Role, string>

/** Signs up through the UI and confirms the mailed code. */
export async function signUp(page: Page, person: Person) {
  await page.goto('/signup')
  await page.getByRole('button', { name: `Sign Up as ${roleWord[person.role]}` }).click()
  await page.getByLabel('First Name').fill(person.firstName)
  await page.getByLabel('Last Name').fill(person.lastName)
  await page.getByLabel('Email').fill(person.email)
  if (person.role === 'recruiter') await page.getByLabel('Company Name').fill('Lumen Works')
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByLabel('Confirm Password', { exact: true }).fill(person.password)
  await page.getByRole('main').getByRole('button', { name: 'Sign Up' }).click()
  await expect(page.getByRole('heading', { name: 'Verify Your Email' })).toBeVisible()
  await page.getByLabel('Verification Code').fill(await mailedCode(page.request, person.email))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Account verified successfully! Please log in.')).toBeVisible()
  await expect(page).toHaveURL('/login')
}

/** Logs in through the UI. */
export async function logIn(page: Page, { role, email, password }: Person) {
  if (!page.url().endsWith('/login')) await page.goto('/login')
  await page.getByRole('button', { name: `Log in as ${roleWord[role]}` }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
}
