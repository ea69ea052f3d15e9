import Type from 'typebox'
import { compileValidator } from './validation'

const schema = Type.Object({
  title: Type.String(),
  line2: Type.Optional(Type.String()),
  '2nd': Type.Optional(Type.String()),
  tags: Type.Optional(Type.Array(Type.Object({ name: Type.String() }))),
})

const tag = { name: 'x' }
const validate = (input: unknown, httpPart = 'body') =>
  compileValidator({ schema, method: 'POST', url: '/', httpPart })(input)
const refusal = (message: string) => ({ error: expect.objectContaining({ status: 400, message }) })

it('drops properties that the contract does not name, and normalises text', () => {
  expect(validate({ title: 'e\u0301', owner: 7, tags: [{ name: 'x', id: 1 }] })).toEqual({
    value: { title: '\u00e9', tags: [{ name: 'x' }] },
  })
})

it.each([
  [{}, 'The field title is missing or not valid'],
  [{ title: 7 }, 'The field title is missing or not valid'],
  [{ title: '', tags: 'x' }, 'The field tags is missing or not valid'],
  [{ title: '', tags: [{ name: '' }, { name: 7 }] }, 'The field name is missing or not valid'],
  [{ title: '', tags: ['x'] }, 'The field tags is missing or not valid'],
  [{ title: '', line2: 7 }, 'The field line2 is missing or not valid'],
  [{ title: '', '2nd': 7 }, 'The field 2nd is missing or not valid'],
  [
    { title: '', tags: [...Array.from({ length: 10 }, () => tag), 'x'] },
    'The field tags is missing or not valid',
  ],
  ['text', 'The request is not valid'],
  [{ title: 'a\u0000' }, 'Invalid characters'],
])('refuses %j', (input, sentence) => {
  expect(validate(input)).toEqual(refusal(sentence))
})

it('reports text in a path that cannot be a name as an invalid id', () => {
  expect(validate({ title: 'a\u0000' }, 'params')).toEqual(refusal('Invalid id'))
})
