import type { APIRequestContext, Page } from '@playwright/test'
import { recordSecret } from './log-evidence'
import { mailedCode, type Person } from './people'

interface Call {
  data?: unknown
  params?: Record<string, string>
}

/** Creates an account with a session by API calls; `call` makes a call as this person, which must succeed. */
export async function makeAccount(request: APIRequestContext, person: Person) {
  const { role, email, password } = person
  const recruiter = role === 'recruiter'

  async function send(method: string, path: string, { data, params }: Call = {}, token = '') {
    const headers = token ? { authorization: `Bearer ${token}` } : undefined
    const answer = await request.fetch(path, { method, data, params, headers })
    if (!answer.ok()) throw new Error(`${method} ${path} was answered ${answer.status()}`)
    return answer
  }

  const registration = { ...person, id: 0, recruiter, companyName: recruiter ? 'Lumen Works' : '' }
  await send('POST', '/api/auth/request-register', { data: registration })
  const code = Number(await mailedCode(request, email))
  await send('POST', `/api/auth/verify-request/${email}`, { data: { code } })
  const login = recruiter ? 'recruiterlogin' : 'userlogin'
  const token = await (
    await send('POST', `/api/auth/${login}`, { data: { email, password } })
  ).text()
  recordSecret('token', token)

  return {
    ...person,
    token,
    async call<Answer>(method: string, path: string, options?: Call): Promise<Answer> {
      const answer = await send(method, path, options, token)
      const isJson = answer.headers()['content-type']?.includes('json')
      return (isJson ? await answer.json() : await answer.text()) as Answer
    },
    /** Logs this person in on every page of a context without a session. */
    enter: (page: Page) =>
      page.addInitScript(
        ([givenToken, givenRole]) => {
          if (sessionStorage.getItem('entered')) return
          sessionStorage.setItem('entered', 'true')
          sessionStorage.setItem('token', givenToken ?? '')
          sessionStorage.setItem('role', givenRole ?? '')
        },
        [token, role],
      ),
  }
}

export type Account = Awaited<ReturnType<typeof makeAccount>>
