import { calls, invalidId } from '../contract'
import { isolate } from '../i18n/catalogue'
import { formatMessage } from '../i18n/format-message'
import { createTranslator } from '.'
import hebrew from './he.json'

const translated = createTranslator('he', hebrew)
const names = [...JSON.stringify(Object.keys(hebrew)).matchAll(/\{(\w+)/g)].map(([, name]) => name)

describe.each([1, 2, 30])('with the number %i', (count) => {
  it.each(Object.entries(hebrew))('reads %s backwards', (message, translation) => {
    const values = (isShown: boolean) =>
      Object.fromEntries(
        names.map((name = '') => {
          const isPlural = message.includes(`{${name}, plural`)
          if (name === 'sentence') {
            const reason = 'Title is required'
            return [name, isShown ? translated(reason) : reason]
          }
          return [name, isPlural ? count : `${name} of "Dana"`]
        }),
      )
    expect(translated(formatMessage(message, values(false), 'en'))).toBe(
      formatMessage(translation, values(true), 'he', isolate),
    )
  })
})

it('has what calls refuse the other role with', () => {
  const sentences = Object.values(calls).flatMap((call) =>
    'forbidden' in call && call.forbidden ? [call.forbidden] : [],
  )
  expect([invalidId, ...sentences].filter((sentence) => translated(sentence) === sentence)).toEqual(
    [],
  )
})
