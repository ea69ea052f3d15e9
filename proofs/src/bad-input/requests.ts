import { type BadInput, describe, inBody, linesOf } from './rows'

const notValid = (field: string) => `The field ${field} is missing or not valid`
const sound = {
  id: 0,
  owner: null,
  title: 'A harbour in a bottle',
  mission: 'Build it.',
  positionOffer: 'Shipwright',
  endDate: '{nextWeek}',
}

const future = 'Deadline must be in the future'
const notDates = [
  'bad',
  'tomorrow',
  '2027-02-30',
  '2027-13-01',
  '20270101',
  '1e3',
  '0',
  '-1',
  '0000-00-00',
  '+010000-01-01',
  '275760-09-13',
  '9999-12-31',
  '2027-01-01T00:00',
  '2027-1-1',
  '01/02/2027',
  '2027-01-01T25:00:00Z',
  '2027-01-01T00:00:00+99:00',
  '2027-01-01 00:00:00Z',
]

const fields = [
  ...inBody('title', [
    ['', 400, 'Title is required'],
    [' \t', 400, 'Title is required'],
    [undefined, 400, 'Title is required'],
    ['x'.repeat(200), 200, '"id"'],
    ['x'.repeat(201), 400, 'Title is too long: at most 200 characters'],
    [5, 400, notValid('title')],
    [null, 400, notValid('title')],
  ]),
  ...inBody('mission', [
    ['', 400, 'Mission description is required'],
    [' ', 400, 'Mission description is required'],
    [undefined, 400, 'Mission description is required'],
    ['x'.repeat(10_000), 200, '"id"'],
    ['x'.repeat(10_001), 400, 'Mission description is too long: at most 10000 characters'],
    [[], 400, notValid('mission')],
  ]),
  ...inBody('positionOffer', [
    ['', 400, 'Position offer is required'],
    [' ', 400, 'Position offer is required'],
    [undefined, 400, 'Position offer is required'],
    ['\t\n', 200, '"\\t\\n"'],
    ['a\tb\nc', 200, '"a\\tb\\nc"'],
    ['x'.repeat(10_000), 200, '"id"'],
    ['x'.repeat(10_001), 400, 'Position offer is too long: at most 10000 characters'],
    [{}, 400, notValid('positionOffer')],
  ]),
  ...inBody('endDate', [
    ['', 400, 'Deadline is required'],
    [' ', 400, 'Deadline is required'],
    [undefined, 400, 'Deadline is required'],
    ...notDates.map((date): [string, number, string] => [date, 400, 'Invalid deadline']),
    ['{yesterday}', 400, future],
    ['{now}', 400, future],
    ['2001-01-01', 400, future],
    ['{today}', 200, '"endDate":"{today}"'],
    ['{soon}', 200, '"id"'],
    ['{nextWeek}T12:00:00+05:00', 200, '"endDate":"{nextWeek}"'],
    [' {nextWeek} ', 200, '"endDate":"{nextWeek}"'],
    [1_900_000_000_000, 400, notValid('endDate')],
    [null, 400, notValid('endDate')],
  ]),
  ...inBody('technologies', [
    [undefined, 200, '"technologies":['],
    [[], 200, '"technologies":[]'],
    [[{ id: 1 }, { id: 1 }], 200, '"technologies":[{"id":1,'],
    [Array.from({ length: 11 }, () => ({ id: 1 })), 400, 'At most 10 technologies'],
    [[{ id: 1.5 }], 400, 'Unknown technology'],
    [[{}], 400, 'Unknown technology'],
    [null, 400, notValid('technologies')],
  ]),
  ...inBody('place', [
    ['x'.repeat(100), 200, '"id"'],
    ['x'.repeat(101), 400, 'Place is too long: at most 100 characters'],
    [5, 400, notValid('place')],
  ]),
  ...inBody('reward', [
    [' \t', 200, '"reward":""'],
    ['x'.repeat(120), 200, '"id"'],
    ['x'.repeat(121), 400, 'Pay or reward is too long: at most 120 characters'],
    [null, 400, notValid('reward')],
  ]),
  ...inBody('owner', [
    [{ id: 1, firstName: 'Mallory' }, 200, '"firstName":"FirstR'],
    ['x', 200, '"firstName":"FirstR'],
  ]),
]

const removed = 'This project request was removed'

export const requests: BadInput[] = [
  ...linesOf('POST /api/recruiter/projectRequests', { body: sound }, [
    ...fields,
    ...inBody('id', [
      [5, 200, '"id"'],
      [undefined, 200, '"id"'],
      ['5', 400, notValid('id')],
    ]),
    ['nothing', { body: {}, payload: '' }, 400, 'Title is required'],
  ]),
  ...linesOf('PUT /api/recruiter/projectRequests', { body: { ...sound, id: '{request}' } }, [
    ...fields,
    ...[undefined, 0, -1, 1.5, 2 ** 53, '{absent}'].map((id): [string, object, number, string] => [
      `the id ${describe(id)}`,
      { body: { id } },
      404,
      removed,
    ]),
    ...inBody('id', [
      ['5', 400, notValid('id')],
      [null, 400, notValid('id')],
    ]),
  ]),
]
