import { causeOf, type Check, fail, type Line, ok, warn } from './report'

const patience = 10_000
const tolerance = 60
/** What proxies answer while no server runs behind them. */
const unavailable = [502, 503, 504]
const away = /ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|timeout/

/** Asks for the home page as a browser does, through the proxies in front. */
export const checkPublicUrl: Check = async ({ given }) => {
  const { PUBLIC_URL: url } = given.values
  if (!url) return []
  try {
    const answer = await fetch(url, {
      redirect: 'manual',
      signal: AbortSignal.timeout(patience),
    })
    await answer.arrayBuffer()
    if (unavailable.includes(answer.status)) {
      return [warn('public page', `${url} answers ${answer.status}: look again once it runs.`)]
    }
    if (answer.status !== 200) {
      return [fail('public page', `${url} answers ${answer.status} and not 200.`)]
    }
    return judgeHeaders(answer.headers)
  } catch (error) {
    const reason = causeOf(error)
    return away.test(reason)
      ? [
          warn(
            'public page',
            `${url} does not answer from here (${reason}): look again once it runs.`,
          ),
        ]
      : [fail('public page', `${url} cannot be used: ${reason}.`)]
  }
}

/** A proxy can drop or weaken what the server sends. */
function judgeHeaders(headers: Headers): Line[] {
  const get = (name: string) => headers.get(name) ?? ''
  const judge = (name: string, isThere: boolean, advice: string) =>
    isThere ? ok(name, 'as the server sends it') : fail(name, advice)
  const age = Number(/max-age=(\d+)/.exec(get('strict-transport-security'))?.[1] ?? 0)
  const cookies = headers.getSetCookie()
  const seconds = Math.round(Math.abs(Date.parse(get('date')) - Date.now()) / 1000)
  const policy = get('content-security-policy')
  return [
    judge('HSTS', age >= 15_552_000, 'Let the proxy pass Strict-Transport-Security on.'),
    judge(
      'CSP',
      policy.includes("default-src 'none'") && !policy.includes('unsafe-'),
      'Let the proxy pass Content-Security-Policy on.',
    ),
    judge(
      'nosniff',
      get('x-content-type-options') === 'nosniff',
      'Let the proxy pass X-Content-Type-Options on.',
    ),
    judge(
      'cookies',
      cookies.every((cookie) => /;\s*Secure/i.test(cookie)),
      'Set NODE_ENV=production where the server runs: its cookies lack Secure.',
    ),
    seconds > tolerance
      ? fail('clock of the public page', `It differs by ${seconds} s: set both machines by NTP.`)
      : ok('clock of the public page', 'as that of this machine'),
  ]
}
