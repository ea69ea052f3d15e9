const beside = (/** @type {string} */ file) => file.replace(/\.ts$/, '.test.ts')

/** Files of the server that need no database, with their tests beside them. */
const server = [
  'foundation/http/cursors.ts',
  'foundation/http/errors.ts',
  'foundation/http/semaphore.ts',
  'foundation/http/validation.ts',
  'foundation/loggable-error.ts',
  'foundation/mail/failures.ts',
  'modules/ai-review/github/paths.ts',
  'modules/ai-review/github/selection.ts',
  'modules/ai-review/model/read-answer.ts',
  'modules/ai-review/present.ts',
  'modules/auth/codes.ts',
  'modules/chats/present.ts',
  'modules/decisions/parse-decision.ts',
  'modules/digests/digest-mail.ts',
  'foundation/mail/unsubscribe-link.ts',
  'modules/images/address.ts',
  'modules/links/present.ts',
  'modules/live-events/recent-events.ts',
  'modules/projects/present.ts',
  'modules/stats/trend-days.ts',
  'people/accounts/present.ts',
  'people/sessions/tokens.ts',
].map((file) => `server/src/${file}`)

/** Files of the server that share a test file with their neighbours. */
const withNeighbours = [
  'foundation/http/characters.ts',
  'foundation/http/parse-count.ts',
  'foundation/http/parse-id.ts',
  'foundation/http/read-id.ts',
  'foundation/http/require-valid.ts',
  'modules/ai-review/github/text-of.ts',
  'modules/ai-review/github/worth.ts',
  'people/sessions/bearer-token.ts',
].map((file) => `server/src/${file}`)

/**
 * The files that `npm run mutation` mutates and the tests that must fail; the tests need neither a database nor a browser.
 * @type {{ name: string, mutate: string[], tests: string[] }[]}
 */
export const folders = [
  { name: 'rules', mutate: ['shared/rules/*.ts'], tests: ['shared/rules/*.test.ts'] },
  { name: 'format', mutate: ['shared/format/*.ts'], tests: ['shared/format/*.test.ts'] },
  { name: 'gate', mutate: ['platform/gate/*.ts'], tests: ['platform/gate/*.test.ts'] },
  { name: 'registry', mutate: ['platform/registry/*.ts'], tests: ['platform/registry/*.test.ts'] },
  {
    name: 'server',
    mutate: [...server, ...withNeighbours, 'platform/network/network.ts'],
    tests: [
      ...server.map(beside),
      'server/src/foundation/http/inputs.test.ts',
      'server/src/modules/ai-review/github/named-files.test.ts',
      'platform/network/network.test.ts',
    ],
  },
]
