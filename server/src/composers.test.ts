import { createComposers } from './composers'

it('gives up codes after 10 minutes and notices after a day', () => {
  const composers = createComposers({} as Parameters<typeof createComposers>[0])
  const [minutes, day] = [600_000, 86_400_000]
  const lifetimes = Object.entries(composers).map(([kind, { lifetime }]) => [kind, lifetime])
  expect(Object.fromEntries(lifetimes)).toEqual({
    registrationCode: minutes,
    resetCode: minutes,
    passwordChanged: day,
    passwordGuessed: day,
    secondFactorChanged: day,
    accountDeleted: day,
    digest: day,
    filterNews: day,
  })
})
