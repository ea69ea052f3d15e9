import type { APIRequestContext, Page } from '@playwright/test'
import { recordSecret } from './log-evidence'
import type { Role } from './people'

/** The accounts of the demo data. */
const accounts = {
  recruiter: { email: 'maya@demo.swipefolio.example', call: 'recruiterlogin' },
  jobseeker: { email: 'noa@demo.swipefolio.example', call: 'userlogin' },
} satisfies Record<Role, { email: string; call: string }>

const password = 'swipe-right-24'

/** The token of a demo account. */
export async function demoToken(request: APIRequestContext, role: Role): Promise<string> {
  const { email, call } = accounts[role]
  const answer = await request.post(`/api/auth/${call}`, { data: { email, password } })
  if (!answer.ok()) throw new Error(`Demo login was answered ${answer.status()}`)
  const token = await answer.text()
  recordSecret('token', token)
  return token
}

/** Starts every page of this context logged in, without the login screen. */
export async function logInDemo(page: Page, role: Role) {
  await startLoggedIn(page, role, await demoToken(page.request, role))
}

/** The same with an existing token. */
export async function startLoggedIn(page: Page, role: Role, token: string) {
  await page.addInitScript(
    ([givenToken, givenRole]) => {
      sessionStorage.setItem('token', givenToken ?? '')
      sessionStorage.setItem('role', givenRole ?? '')
    },
    [token, role],
  )
}
