import { type BadInput, describe, type Input, linesOf } from './rows'

const notValid = (field: string) => `The field ${field} is missing or not valid`
const sound = { title: 'Tide Clock', about: '', gitUrl: '', websiteUrl: '', image: '' }

type Field = [field: string, value: unknown, status: number, says: string]

const badAddresses = [
  'javascript:alert(1)',
  'ftp://a.example/b',
  'github.com/a/b',
  'https://',
  '//a',
]
const address = (length: number) => `https://a.example/${'x'.repeat(length - 18)}`

const addressRows = (field: string, says: string, label: string): Field[] => [
  ...badAddresses.map((value): Field => [field, value, 400, says]),
  [field, address(2049), 400, `${label} is too long: at most 2048 characters`],
  [field, address(2048), 200, '"id"'],
  [field, ' https://a.example/b ', 200, '"https://a.example/b"'],
  [field, 'http://a.example', 200, '"id"'],
  [field, 7, 400, notValid(field)],
]

const images = [
  'https://elsewhere.example/a.png',
  'data:image/svg+xml,<svg/>',
  '/api/images/AAAAAAAAAAAAAAAAAAAAAA.webp',
  '/api/images/../docs',
  'x',
]

const picture = { image: '', imageAlt: '' }

const pictures: [value: unknown, status: number, says: string][] = [
  [[], 200, '"id"'],
  [[picture], 200, '"id"'],
  [Array.from({ length: 6 }, () => picture), 400, 'At most 6 pictures'],
  [[{ ...picture, image: 'x' }], 400, 'Unsupported image'],
  [
    [{ ...picture, imageAlt: 'x'.repeat(301) }],
    400,
    'Image description is too long: at most 300 characters',
  ],
  [[{ ...picture, image: 1 }], 400, notValid('image')],
  [[1], 400, notValid('morePictures')],
  [{}, 400, notValid('morePictures')],
  [null, 400, notValid('morePictures')],
]

const gone = 'This README is no longer kept. Please take it again.'

const readmeIds: [value: unknown, status: number, says: string][] = [
  [null, 200, '"id"'],
  [0, 409, gone],
  [-1, 409, gone],
  [1.5, 409, gone],
  [5e-324, 409, gone],
  [2 ** 53, 409, gone],
  [987_654_321, 409, gone],
  ['1', 400, notValid('readmeId')],
  [{}, 400, notValid('readmeId')],
]

const fields: Field[] = [
  ['title', '', 400, 'Project title is required'],
  ['title', ' \n', 400, 'Project title is required'],
  ['title', undefined, 400, 'Project title is required'],
  ['title', 'x'.repeat(200), 200, '"id"'],
  ['title', 'x'.repeat(201), 400, 'Title is too long: at most 200 characters'],
  ['title', 1, 400, notValid('title')],
  ['title', null, 400, notValid('title')],
  ['title', '\u202eabc\u202c', 200, '\u202eabc\u202c'],
  ['title', 'e\u0301', 200, '"\u00e9"'],
  ['about', 'x'.repeat(10_000), 200, '"id"'],
  ['about', 'x'.repeat(10_001), 400, 'About is too long: at most 10000 characters'],
  ['about', null, 400, notValid('about')],
  ['imageAlt', 'x'.repeat(300), 200, '"id"'],
  ['imageAlt', 'x'.repeat(301), 400, 'Image description is too long: at most 300 characters'],
  ['imageAlt', [], 400, notValid('imageAlt')],
  ...addressRows('gitUrl', 'Please enter a valid GitHub URL', 'Repository address'),
  ...addressRows('websiteUrl', 'Please enter a valid website URL', 'Website address'),
  ...images.map((image): Field => ['image', image, 400, 'Unsupported image']),
  ['image', {}, 400, notValid('image')],
  ...pictures.map(([value, status, says]): Field => ['morePictures', value, status, says]),
  ...readmeIds.map(([value, status, says]): Field => ['readmeId', value, status, says]),
  ['owner', { id: 1, email: 'a@example.org' }, 200, '"owner":null'],
  ['owner_id', 1, 200, '"owner":null'],
  ['id', '5', 400, notValid('id')],
  ['id', null, 400, notValid('id')],
]

const unknown = 'Unknown technology'
const none = 'At least one technology is required'

const technologies: [value: unknown, status: number, says: string][] = [
  [[], 400, none],
  [undefined, 400, none],
  [null, 400, notValid('technologies')],
  [{}, 400, notValid('technologies')],
  ['React', 400, notValid('technologies')],
  [[1], 400, notValid('technologies')],
  [[null], 400, notValid('technologies')],
  [[{}], 400, unknown],
  [[{ name: 'React' }], 400, unknown],
  [[{ id: 987654321 }], 400, unknown],
  [[{ id: 1 }, { id: 987654321 }], 400, unknown],
  [[{ id: 0 }], 400, unknown],
  [[{ id: -1 }], 400, unknown],
  [[{ id: 1.5 }], 400, unknown],
  [[{ id: 2 ** 53 }], 400, unknown],
  [[{ id: '1' }], 400, notValid('id')],
  [[{ id: 1, name: 'a\u0000' }], 400, 'Invalid characters'],
  [[{ id: 1 }, { id: 1 }], 200, '"id"'],
  [Array.from({ length: 50 }, () => ({ id: 1 })), 200, '"id"'],
  [Array.from({ length: 51 }, () => ({ id: 1 })), 400, 'At most 50 technologies'],
]

function rowsOf(call: string, id: object): BadInput[] {
  const project = { ...sound, ...id }
  const bodyOf = (changes: object): Input => ({
    body: { project: { ...project, ...changes }, technologies: [{ id: 1 }] },
  })
  return linesOf(call, {}, [
    ...fields.map(([field, value, status, says]): [string, Input, number, string] => [
      `${field} ${describe(value)}`,
      bodyOf({ [field]: value }),
      status,
      says,
    ]),
    ...technologies.map(([value, status, says]): [string, Input, number, string] => [
      `technologies ${describe(value)}`,
      { body: { project, technologies: value } },
      status,
      says,
    ]),
    ...[undefined, null, [], 'x', 1].map((value): [string, Input, number, string] => [
      `project ${describe(value)}`,
      { body: { project: value, technologies: [{ id: 1 }] } },
      400,
      notValid('project'),
    ]),
    [
      'everything wrong',
      { body: { project: { ...project, title: '', gitUrl: 'x' }, technologies: [] } },
      400,
      'Project title is required',
    ],
    [
      'all but the title wrong',
      { body: { project: { ...project, gitUrl: 'x', websiteUrl: 'x' }, technologies: [] } },
      400,
      none,
    ],
  ])
}

const removed = 'This project was removed'

const foreign = linesOf(
  'PUT /api/user/projects',
  {},
  [undefined, 0, -1, 1.5, 2 ** 53, 1e300, '{absent}', '{projectOfX}'].map((id) => [
    `the id ${describe(id)}`,
    { body: { project: { ...sound, id }, technologies: [{ id: 1 }] } },
    404,
    removed,
  ]),
)

export const projects: BadInput[] = [
  ...rowsOf('POST /api/user/projects', {}),
  ...rowsOf('PUT /api/user/projects', { id: '{project}' }),
  ...foreign,
  ...linesOf('DELETE /api/user/projects/:id', {}, [
    ['somebody else’s', { params: { id: '{projectOfX}' } }, 404, removed],
  ]),
]
