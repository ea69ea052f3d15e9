import { parseDecision } from './parse-decision'

it.each([
  ['LIKED', 'LIKED'],
  ['unliked', 'UNLIKED'],
  ['Saved', 'SAVED'],
])('reads %s', (text, decision) => {
  expect(parseDecision(text)).toBe(decision)
})

it.each([undefined, '', 'like', 'xLIKED', 'LIKEDx', 'constructor'])('refuses %j', (text) => {
  expect(() => parseDecision(text)).toThrow(
    expect.objectContaining({ status: 400, message: 'Unknown decision' }),
  )
})
