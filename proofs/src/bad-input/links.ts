import { type BadInput, inBody, type Input, inQuery, linesOf } from './rows'

const enter = 'Please enter a GitHub link'
const enterValid = "Please enter a valid GitHub URL starting with 'https://github.com/'"
const twice = 'You have already submitted this repository'
const closed = 'This project request is closed'

const noRepositories = [
  'http://github.com/a/b',
  'https://github.com/',
  'https://github.com',
  'https://github.com/a',

  'https://github.com/a/',
  'https://github.com//b',
  'https://github.com/../b',
  'github.com/a/b',
  'https://github.com/a/..',
  'https://github.com/a/.',
  'https://github.com/a/b/../c',
  'https://github.com/@a/b',
  'https://a@github.com/a/b',
  'https://github.com:443/a/b',
  'https://github.com@evil.example/a/b',
  'https://github.com.evil.example/a/b',
  'HTTPS://GITHUB.COM/a/b',
  'https://gitlab.com/a/b',
  'https://github.com/a/b c',
  'https://github.com/a\\b',
  'https://github.com/a/b\nc',
  'https://github.com/-a/b',

  'https://github.com/a/%2e%2e',
  'https://github.com/a%2fb',
  'javascript:https://github.com/a/b',
  `https://github.com/a/${'b'.repeat(101)}`,
  `https://github.com/${'a'.repeat(40)}/b`,
  `https://github.com/a/b?${'x'.repeat(2049)}`,
]

const call = 'POST /api/user/project-request/:id/send-link'
const open: Input = { params: { id: '{request}' } }
const sent = 'https://github.com/kelp-and-co/link{tag}'

const inBoth = (lines: [value: string, status: number, says: string][]) => [
  ...inQuery('gitHubLink', lines),
  ...lines.map(([gitHubLink, status, says]): [string, Input, number, string] => [
    `gitHubLink ${JSON.stringify(gitHubLink.slice(0, 60))} in the body`,
    { body: { gitHubLink } },
    status,
    says,
  ]),
]

const submitting = linesOf(call, open, [
  ['no link', {}, 400, enter],
  ...inBoth([
    ['', 400, enter],
    [' ', 400, enter],
    ...noRepositories.map((link): [string, number, string] => [link, 400, enterValid]),
  ]),
  ...inQuery('gitHubLink', [
    [sent, 409, twice],
    [`${sent}/`, 409, twice],
    [`${sent}.git`, 409, twice],
    [`${sent}/tree/main?tab=readme#top`, 409, twice],
    ['https://github.com/KELP-and-CO/Link{tag}', 409, twice],
  ]),
  ['a list', { search: 'gitHubLink[]=https://github.com/a/b' }, 400, enter],
  [
    'a number in the body',
    { body: { gitHubLink: 5 } },
    400,
    'The field gitHubLink is missing or not valid',
  ],
])

const answering = linesOf(call, open, [
  ...inBody('projectId', [
    ['{projectOfX}', 404, 'This project was removed'],
    ['{sentProject}', 409, twice],
    [0, 400, 'The field projectId is missing or not valid'],
    ['x', 400, 'The field projectId is missing or not valid'],
    [null, 400, enter],
  ]),
  [
    'a long note',
    { body: { projectId: '{project}', note: 'n'.repeat(501) } },
    400,
    'Note is too long: at most 500 characters',
  ],
])

const seeing = linesOf(
  'PUT /api/recruiter/projectRequests/:id/links/seen',
  { params: { id: '{request}' } },
  [
    ...inBody('linkIds', [
      [undefined, 400, 'The field linkIds is missing or not valid'],
      ['{link}', 400, 'The field linkIds is missing or not valid'],
      [[], 200, 'Links seen'],
      [['{chat}'], 200, 'Links seen'],
    ]),
  ],
)

const judging = linesOf(
  'PUT /api/recruiter/links/:id/verdict',
  { params: { id: '{hiddenLink}' } },
  [
    ...inBody('verdict', [
      [undefined, 400, 'The field verdict is missing or not valid'],
      ['LIKED', 400, 'The field verdict is missing or not valid'],
    ]),
    [
      'a long sentence',
      { body: { verdict: 'DECLINED', reply: 'r'.repeat(301) } },
      400,
      'Sentence is too long: at most 300 characters',
    ],
    [
      'a verdict that another one has replaced',
      { body: { verdict: 'DECLINED', was: 'SHORTLISTED' } },
      409,
      'You answered this link in another window',
    ],
  ],
)

const late = linesOf(call, { params: { id: '{closed}' } }, [
  ['a request that is closed', { query: { gitHubLink: 'https://github.com/a/b' } }, 409, closed],
  ['a bad link and a closed request', { query: { gitHubLink: 'x' } }, 400, enterValid],
])

const fetchingAhead: Record<string, string>[] = [
  { 'sec-purpose': 'prefetch' },
  { 'sec-purpose': 'prefetch;prerender' },
  { purpose: 'prefetch' },
]

const revealing = linesOf(
  'GET /api/recruiter/revealLinkOwner/:id',
  {},
  fetchingAhead.map((headers): [string, Input, number, string] => [
    `fetched ahead ${JSON.stringify(headers)}`,
    { params: { id: '{hiddenLink}' }, headers },
    403,
    'A link owner is revealed on request',
  ]),
)

const revealed = linesOf('GET /api/recruiter/revealed-user/:id', {}, [
  ['one that is not revealed', { params: { id: '{hiddenLink}' } }, 404, 'User details not found'],
  ['the id of a person', { params: { id: '{O.id}' } }, 404, 'User details not found'],
])

const profiles = linesOf(
  'GET /api/recruiter/user-with-projects/:id',
  {},
  ['{X.id}', '{R.id}', '{V.id}', '{project}', '{chat}'].map((id) => [
    `the id ${id}, no contact’s`,
    { params: { id } },
    404,
    'User details not found',
  ]),
)

export const links: BadInput[] = [
  ...submitting,
  ...answering,
  ...seeing,
  ...judging,
  ...late,
  ...revealing,
  ...revealed,
  ...profiles,
]
