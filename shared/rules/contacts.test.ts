import { arrivalStageId, checkContactDesk, checkStage, firstStages, tagNames } from './contacts'

const others = [{ name: 'New' }, { name: 'Talking' }]

it.each([
  [undefined, 'Stage name is required'],
  ['', 'Stage name is required'],
  [' \u200b ', 'Stage name is required'],
  ['x'.repeat(41), 'Stage name is too long: at most 40 characters'],
  [' TALKING ', 'There is a stage of this name already'],
  [' ｔａｌｋｉｎｇ', 'There is a stage of this name already'],
  [` ${'x'.repeat(40)} `, undefined],
])('refuses the stage %j with %j', (name, sentence) => {
  expect(checkStage({ name }, others).name).toBe(sentence)
})

it('begins with five stages, in the first of which new contacts arrive', () => {
  expect(firstStages.map(({ id, name }) => `${id} ${name}`)).toEqual([
    '1 New',
    '2 Talking',
    '3 Interview',
    '4 Offer',
    '5 Closed',
  ])
  expect(arrivalStageId).toBe(1)
})

it('allows ten stages', () => {
  const stages = Array.from({ length: 10 }, (_, at) => ({ name: `Stage ${at}` }))
  expect(checkStage({ name: 'Next' }, stages.slice(1)).name).toBeUndefined()
  expect(checkStage({ name: 'Next' }, stages).name).toBe('At most 10 stages')
})

it('keeps each tag once, trimmed', () => {
  expect(tagNames([' remote  first ', 'Remote first', '', ' ', 'senior'])).toEqual([
    'remote first',
    'senior',
  ])
})

it.each([
  [{}, {}],
  [{ note: 'x'.repeat(4001) }, { note: 'Note is too long: at most 4000 characters' }],
  [{ tags: Array.from({ length: 11 }, (_, at) => `${at}`) }, { tags: 'At most 10 tags' }],
  [{ tags: ['x'.repeat(41)] }, { tags: 'Tag is too long: at most 40 characters' }],
  [
    { nextStep: 'x'.repeat(201), nextStepOn: '' },
    { nextStep: 'Next step is too long: at most 200 characters' },
  ],
  [{ nextStep: ' ', nextStepOn: '2026-01-01' }, { nextStep: 'Please enter the next step' }],
  [{ nextStep: 'Call', nextStepOn: '2026-02-30' }, { nextStepOn: 'Please enter a valid date' }],
  [{ nextStep: 'Call', nextStepOn: 'soon' }, { nextStepOn: 'Please enter a valid date' }],
  [{ nextStep: 'Call', nextStepOn: '2028-02-29' }, {}],
  [{ nextStep: '', nextStepOn: '' }, {}],
  [{ nextStepOn: '2026-01-01' }, { nextStep: 'Please enter the next step' }],
  [{ note: 'x'.repeat(4000), nextStep: ` ${'x'.repeat(200)} ` }, {}],
  [{ tags: [...Array.from({ length: 10 }, (_, at) => `${at}`), ' 1 ', ''] }, {}],
  [{ tags: ['senior', ` ${'x'.repeat(40)} `] }, {}],
  [{ tags: ['senior', 'x'.repeat(41)] }, { tags: 'Tag is too long: at most 40 characters' }],
  [{ nextStep: 'Call', nextStepOn: '2199-12-31' }, {}],
])('checks what is kept about a contact: %j', (values, errors) => {
  expect(checkContactDesk(values)).toEqual(errors)
})

it.each(['1999-12-31', '2200-01-01', '02026-01-01', '2026-01-011', '+012026-01-01', '2026-13-01'])(
  'refuses the day %s of a next step',
  (nextStepOn) => {
    expect(checkContactDesk({ nextStep: 'Call', nextStepOn })).toEqual({
      nextStepOn: 'Please enter a valid date',
    })
  },
)
