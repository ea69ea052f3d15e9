import { type BadInput, inQuery, linesOf } from './rows'

const unknown = 'Unknown decision'
const liked = 'You already liked this project'

const noDecisions = [
  '',
  ' ',
  'XYZ',
  '1',
  'LOVED',
  'LIKED ',
  ' liked',
  'null',
  'true',
  'LIKED,SAVED',
  '\u017faved',
  'constructor',
  '__proto__',
  'toString',
  'UN LIKED',
  '%',
  'x'.repeat(5000),
]

const refused = noDecisions.map((text): [string, number, string] => [text, 400, unknown])
const repeated = 'The field likedStatus is missing or not valid'

const deciding = linesOf('POST /api/recruiter/projects/:id', { params: { id: '{projectOfX}' } }, [
  ['no decision', {}, 400, unknown],
  ...inQuery('likedStatus', refused),
  ['two decisions', { search: 'likedStatus=LIKED&likedStatus=SAVED' }, 400, repeated],
  ['a list', { search: 'likedStatus[]=LIKED' }, 400, unknown],
  ['a body instead', { body: { likedStatus: 'LIKED' } }, 400, unknown],
  ...inQuery('likedStatus', [
    ['saved', 200, 'Decision saved'],
    ['SAVED', 200, 'Decision saved'],
    ['UnLiked', 200, 'Decision saved'],
    ['liked', 200, 'Decision saved'],
    ['LIKED', 200, 'Decision saved'],
    ['SAVED', 409, liked],
    ['UNLIKED', 409, liked],
  ]),
])

const again = linesOf('PUT /api/recruiter/projects/saved/:id/decision', {}, [
  ['no decision', { params: { id: '{savedProject}' } }, 400, unknown],
  ...inQuery('likedStatus', refused).map(
    ([what, change, status, says]): [string, object, number, string] => [
      what,
      { ...change, params: { id: '{savedProject}' } },
      status,
      says,
    ],
  ),
  [
    'two decisions',
    { params: { id: '{savedProject}' }, search: 'likedStatus=LIKED&likedStatus=SAVED' },
    400,
    repeated,
  ],
  [
    'a project that is not saved',
    { params: { id: '{project}' }, query: { likedStatus: 'LIKED' } },
    409,
    'You have not saved this project',
  ],
  [
    'a project that is passed',
    { params: { id: '{passedProject}' }, query: { likedStatus: 'LIKED' } },
    409,
    'You unliked this project',
  ],
  [
    'the same decision again',
    { params: { id: '{savedProject}' }, query: { likedStatus: 'saved' } },
    200,
    'Decision saved',
  ],
  [
    'the same like again',
    { params: { id: '{likedProject}' }, query: { likedStatus: 'LIKED' } },
    200,
    'Decision saved',
  ],
])

const undoing = linesOf('DELETE /api/recruiter/projects/:id/decision', {}, [
  ['a like', { params: { id: '{likedProject}' } }, 409, liked],
  [
    'a project without a decision',
    { params: { id: '{project}' } },
    404,
    'There is no decision to take back',
  ],
])

const deck = linesOf('GET /api/recruiter/projects/unseen', {}, [
  ...inQuery(
    'limit',
    ['0', '-1', 'x', '1.5', '1e1', '', ' 1', '\u0661'].map((limit) => [
      limit,
      400,
      'Invalid limit',
    ]),
  ),
  ...inQuery('limit', [
    ['51', 200, '['],
    ['9999999999999999', 200, '['],
  ]),
  ...inQuery(
    'tech',
    ['x', '0', '-1', '1.5', '1,x', '1;2', '9007199254740992', '1 ,2'].map((tech) => [
      tech,
      400,
      'Unknown technology',
    ]),
  ),
  ...inQuery('tech', [
    [Array.from({ length: 21 }, (_, at) => at + 1).join(','), 400, 'Too many technologies'],
    ['', 200, '"id"'],
    [',,', 200, '"id"'],
    ['1,1,1', 200, '"id"'],
    ['987654321', 204, ''],
  ]),
])

export const decisions: BadInput[] = [...deciding, ...again, ...undoing, ...deck]
