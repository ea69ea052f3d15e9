import { isFixture, isTest } from '../github/paths'
import type { Rule } from './finding'
import { code } from './quote'

const privateKey = /-----BEGIN (?:RSA |EC |OPENSSH |DSA )?PRIVATE KEY-----/

const forms: [name: string, form: RegExp][] = [
  ['a private key', privateKey],
  ['an access key of AWS', /\bAKIA[0-9A-Z]{16}\b/],
  ['a token of GitHub', /\b(?:gh[pousr]_[A-Za-z0-9]{36}|github_pat_\w{60,})\b/],
  ['a key of Google', /\bAIza[\w-]{35}\b/],
  ['a live key of Stripe', /\b[sr]k_live_[A-Za-z0-9]{20,}\b/],
  ['a key of OpenAI', /\bsk-(?:proj-)?[A-Za-z0-9_-]{32,}\b/],
  ['a token of Slack', /\bxox[abprs]-[A-Za-z0-9-]{10,}\b/],
  [
    'an address with a password',
    /\b(?:postgres(?:ql)?|mysql|mongodb(?:\+srv)?|redis|amqp):\/\/[^\s:/@"'`$<{]+:(?!pass|secret|example|changeme|user|root|postgres|admin|\*|x{3})[^\s@"'`$<{]{5,}@(?!localhost|127\.|db\b|host|example)/i,
  ],
]
const placeholder = /example|placeholder|your[_-]?|xxx|dummy|sample|<|\$\{/i

const isExample = (path: string) => /(?:^|\/)(?:examples?|samples?|docs?)\//i.test(path)

/** Secrets by their form. Where one stands is said, never what it is. */
export const secretRules: Rule = ({ repository }) => {
  for (const { path, text } of repository.kept) {
    if (isTest(path) || isFixture(path) || isExample(path)) continue
    const lines = text.split('\n')
    for (const [at, line] of lines.entries()) {
      const found = forms.find(([, form]) => form.test(line))
      if (!found || placeholder.test(line)) continue
      // Texts show what such a key looks like.
      if (found[1] === privateKey && /\.(?:md|markdown|rst|txt)$/i.test(path)) continue
      return [
        {
          kind: 'risk',
          title: 'A secret may be public.',
          evidence: `Line ${at + 1} of ${code(path)} looks like ${found[0]}.`,
          next: 'If it is real, make it worthless today where it was issued: the history keeps it even when the line goes. Then read it from the environment.',
          file: path,
          weight: 99,
        },
      ]
    }
  }
  return []
}
