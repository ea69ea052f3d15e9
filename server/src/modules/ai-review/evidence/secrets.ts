const privateKey = /-----BEGIN (?:RSA |EC |OPENSSH |DSA )?PRIVATE KEY-----/

const forms: [name: string, form: RegExp][] = [
  ['a private key', privateKey],
  ['an access key of AWS', /\bAKIA[0-9A-Z]{16}\b/],
  ['a token of GitHub', /\b(?:gh[pousr]_[A-Za-z0-9]{36}|github_pat_\w{60,})\b/],
  ['a live key of Stripe', /\b[sr]k_live_[A-Za-z0-9]{20,}\b/],
  ['a key of OpenAI', /\bsk-(?:proj-)?[A-Za-z0-9_-]{32,}\b/],
  ['a token of Slack', /\bxox[abprs]-[A-Za-z0-9-]{10,}\b/],
  [
    'an address with a password',
    /\b(?:postgres(?:ql)?|mysql|mongodb(?:\+srv)?|redis|amqp):\/\/([^\s:/@"'`$<{]+):(?!\1@|pass|secret|example|changeme|user|root|postgres|admin|\*|x{3})[^\s@"'`$<{]{5,}@(?!localhost|127\.|db\b|host|example|\w+[:/])/i,
  ],
]
const placeholder = /example|placeholder|your[_-]?|xxx|dummy|sample|<|\$\{|\{\{/i

export interface Secret {
  line: number
  form: string
}

/** The first secret by its form: where it is, never what it is. */
export function secretIn(path: string, text: string): Secret | undefined {
  for (const [at, line] of text.split('\n').entries()) {
    const found = forms.find(([, form]) => form.test(line))
    if (!found || placeholder.test(line)) continue
    // Texts show what such a key looks like.
    if (found[1] === privateKey && /\.(?:md|markdown|rst|txt)$/i.test(path)) continue
    return { line: at + 1, form: found[0] }
  }
  return undefined
}

const secretName =
  /^(?:export\s+)?(\w*(?:SECRET|PASSWORD|PASSWD|TOKEN|PRIVATE_KEY|API_?KEY|ACCESS_KEY)\w*)\s*=\s*["']?([^"'\s#]{8,})/

/** The names of secret settings that a file gives values that look real. */
export const secretSettingsIn = (text: string): string[] =>
  text.split('\n').flatMap((line) => {
    const [, name = '', value = ''] = secretName.exec(line.trim()) ?? []
    const isReal =
      name !== '' &&
      /\d/.test(value) &&
      !/^AIza|change|example|secret|password|placeholder|your|xxx|dummy|sample|test|local|<|\$/i.test(
        value,
      )
    return isReal ? [name] : []
  })
