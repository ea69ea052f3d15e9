import { type BadInput, inBody, linesOf } from './rows'

const notValid = (field: string) => `The field ${field} is missing or not valid`
const wrong = 'The password is not right'

const deletions = (side: string) =>
  linesOf(`DELETE /api/${side}/account`, { body: { password: 'another horse' } }, [
    ['no body', { body: undefined }, 400, wrong],
    ...inBody('password', [
      [undefined, 400, wrong],
      ['', 400, wrong],
      [' ', 400, wrong],
      ['another horse', 400, wrong],
      ['Correct horse', 400, wrong],
      ['correct horse ', 400, wrong],
      ['x'.repeat(129), 400, wrong],
      ["' or 1=1 --", 400, wrong],
      [1, 400, notValid('password')],
      [null, 400, notValid('password')],
      [true, 400, notValid('password')],
      [{}, 400, notValid('password')],
    ]),
    ['the password in the query', { body: undefined, query: { password: 'x' } }, 400, wrong],
  ])

const choose = 'Please choose a reason'
const received = 'Report received'

const reports = (side: string) =>
  linesOf(
    `POST /api/${side}/chats/:chatId/report`,
    { params: { chatId: '{chat}' }, body: { reason: 'spam', text: '' } },
    [
      ['no body', { body: undefined }, 400, choose],
      ...inBody('reason', [
        [undefined, 400, choose],
        ['', 400, choose],
        [' ', 400, choose],
        ['SPAM', 400, choose],
        ['boredom', 400, choose],
        ['constructor', 400, choose],
        ['__proto__', 400, choose],
        [1, 400, notValid('reason')],
        [null, 400, notValid('reason')],
        [['spam'], 400, notValid('reason')],
      ]),
      ...inBody('text', [
        ['x'.repeat(2001), 400, 'Report is too long: at most 2000 characters'],
        [1, 400, notValid('text')],
        [null, 400, notValid('text')],
        ['x'.repeat(2000), 200, received],
        [undefined, 200, received],
        [' ', 200, received],
      ]),
      ['somebody else as the reporter', { body: { reporterId: 1 } }, 200, received],
    ],
  )

const companies = (count: number) => Array.from({ length: count }, (_, at) => `Company ${at}`)
const domains = (count: number) => Array.from({ length: count }, (_, at) => `company${at}.example`)

const privacy = linesOf('PUT /api/user/privacy', { body: {} }, [
  ...inBody('paused', [
    ['true', 400, notValid('paused')],
    [1, 400, notValid('paused')],
    [null, 400, notValid('paused')],
    [true, 200, '"paused":true'],
    [undefined, 200, '"paused":true'],
    [false, 200, '"paused":false'],
  ]),
  ...inBody('hiddenCompanies', [
    [companies(51), 400, 'At most 50 companies'],
    [['x'.repeat(101)], 400, 'Company name is too long: at most 100 characters'],
    [null, 400, notValid('hiddenCompanies')],
    ['Gull Ltd', 400, notValid('hiddenCompanies')],
    [[1], 400, notValid('hiddenCompanies')],
    [[null], 400, notValid('hiddenCompanies')],
    [{}, 400, notValid('hiddenCompanies')],
    [['a\u0000b'], 400, 'Invalid characters'],
    [companies(50), 200, '"Company 49"'],
    [['x'.repeat(100)], 200, 'x'.repeat(100)],
    [[' Gull  Ltd ', 'gull ltd', '', ' '], 200, '"hiddenCompanies":["Gull'],
    [[], 200, '"hiddenCompanies":[]'],
  ]),
  ...inBody('hiddenDomains', [
    [domains(51), 400, 'At most 50 domains'],
    ...[
      'gull',
      'gull..example',
      '10.0.0.1',
      'a b.example',
      'https://gull.example',
      'x@',
      '[::1]',
    ].map((name): [unknown, number, string] => [
      [name],
      400,
      'Please enter a domain such as example.com',
    ]),
    [['x'.repeat(300) + '.example'], 400, 'Please enter a domain such as example.com'],
    ...['gmail.com', 'x@mail.gmail.com', 'Yahoo.fr', 'co.uk', 'WEB.de'].map(
      (name): [unknown, number, string] => [
        [name],
        400,
        'Anybody can have an address there. Please enter the domain of a company.',
      ],
    ),
    [null, 400, notValid('hiddenDomains')],
    ['gull.example', 400, notValid('hiddenDomains')],
    [[1], 400, notValid('hiddenDomains')],
    [['a\u0000b.example'], 400, 'Invalid characters'],
    [domains(50), 200, '"company49.example"'],
    [['@Gull.example', 'rona@gull.example.', '', ' '], 200, '"hiddenDomains":["gull.example"]'],
    [['BÜCHER.example', 'xn--bcher-kva.example'], 200, '"hiddenDomains":["bücher.example"]'],
    [[], 200, '"hiddenDomains":[]'],
  ]),
  ['somebody else’s', { body: { id: '{X.id}', account_id: '{X.id}' } }, 200, '"paused"'],
])

const languages = (side: string) =>
  linesOf(`PUT /api/${side}/language`, { body: { language: 'en' } }, [
    ['no body', { body: undefined }, 400, notValid('language')],
    ...inBody('language', [
      [undefined, 400, notValid('language')],
      ['', 400, notValid('language')],
      ['fr', 400, notValid('language')],
      ['EN', 400, notValid('language')],
      ['en-GB', 400, notValid('language')],
      ['he\r\nset-cookie: a=b', 400, notValid('language')],
      [null, 400, notValid('language')],
      [1, 400, notValid('language')],
      [['he'], 400, notValid('language')],
      ['he', 200, '{"language":"he"}'],
      ['en', 200, '{"language":"en"}'],
    ]),
    ['somebody else’s', { body: { id: '{X.id}', account_id: '{X.id}' } }, 200, '"en"'],
  ])

export const people: BadInput[] = [
  ...deletions('user'),
  ...deletions('recruiter'),
  ...reports('user'),
  ...reports('recruiter'),
  ...privacy,
  ...languages('user'),
  ...languages('recruiter'),
]
