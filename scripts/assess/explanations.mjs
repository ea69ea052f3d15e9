/** @type {Record<string, string>} */
const spectralRules = {
  'api1:2023-no-numeric-ids':
    'The specification has numbers as ids; they are random, of 53 bits, and absent and foreign ones are answered alike.',
  'api2:2023-(write|read)-restricted':
    'Logging in, signing up and public pages need no session; each has a limit per address.',
  'api2:2023-no-credentials-in-url':
    'The calls of the specification, which ALLOW_QUERY_CREDENTIALS=false switches off, and the signed link of a mail.',
  'api4:2023-rate-limit':
    'Refusals have Retry-After; no header tells what is left, so that none has to be right across processes.',
  'api4:2023-string-restricted':
    'Texts are in people’s own words; characters and forms are checked by foundation/http/characters.ts and shared/rules.',
  'api4:2023-string-limit':
    'Answers of the server itself, and parameters: a body has at most 64 KiB, a parameter of a path 320 characters.',
  'api4:2023-array-limit':
    'Parts of answers, bounded by what they are of; an array that is sent is bounded by the body, and by shared/rules.',
  'api4:2023-integer-limit': 'Counts and sequence numbers that the server answers.',
  'api7:2023-concerning-url-parameter':
    'The address of a repository is taken apart and built again; nothing else is asked.',
  'api8:2023-define-cors-origin': 'No other origin is allowed, so that no answer has the header.',
  'api8:2023-define-error-validation': 'These calls take no input that could be refused.',
  'api8:2023-define-error-responses-401': 'These calls are public.',
  'api9:2023-inventory-access': 'There is one server, which serves the document itself.',
}

/**
 * Findings that stay, with the reason. A finding is explained by the first pattern that it matches.
 * @type {{ tool: string, finding: RegExp, reason: string }[]}
 */
const explanations = [
  {
    tool: 'csp_evaluator',
    finding: /script-src 'self': 'self' can be problematic/,
    reason:
      'There is no JSONP and no AngularJS, and uploaded pictures are served re-encoded, as pictures, with nosniff.',
  },
  {
    tool: 'wapiti',
    finding: /X-XSS-Protection is not set/,
    reason:
      'No current browser reads it, and old ones were made less safe by it; the policy does its work.',
  },
  {
    tool: 'recheck',
    finding: /^server\/src\/modules\/(?:ai-review\/(?:evidence|rules)\/|readmes\/parse-process)/,
    reason: 'Runs in a process of its own, which ends at a deadline (decision 77).',
  },
  {
    tool: 'recheck',
    finding: /^server\/src\/modules\/ai-review\/github\/paths\.ts: vulnerable, [23]\S+ degree/,
    reason: 'A path has at most 400 characters.',
  },
  {
    tool: 'recheck',
    finding:
      /^(?:scripts|app-kit|platform\/(?:drills|build|release-command|front-door\/role-frames)|shared\/prerender|[\w-]+\/src\/prerender)/,
    reason: 'Reads what our own build made.',
  },
  {
    tool: 'recheck',
    finding: /^shared\/(?:i18n\/format-message|ui\/content\/sentence)/,
    reason: 'Reads the sentences of a release, not what people write.',
  },
  {
    tool: 'recheck',
    finding: /^shared\/forms\/(?:device-name|push-device)/,
    reason: 'Reads what the browser says of itself, in that browser.',
  },
  ...Object.entries(spectralRules).map(([rule, reason]) => ({
    tool: 'spectral',
    finding: new RegExp(`^owasp:${rule}: `),
    reason,
  })),
]

/** @param {string} tool @param {string} finding */
export const explain = (tool, finding) =>
  explanations.find((one) => one.tool === tool && one.finding.test(finding))
