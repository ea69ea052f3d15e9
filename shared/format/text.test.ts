import { deadlineMark, formatDeadline } from './deadline'
import { excerpt } from './excerpt'
import { fullName } from './full-name'
import { messagePreview } from './message-preview'
import { textDirection } from './text-direction'

describe('textDirection', () => {
  it.each([
    ['Hi there', 'ltr'],
    ['Hi שלום', 'rtl'],
    ['שלום', 'rtl'],
    ['', 'ltr'],
  ])('reads %j as %s', (text, direction) => {
    expect(textDirection(text)).toBe(direction)
  })
})

describe('messagePreview', () => {
  it('keeps a message of 25 characters whole', () => {
    expect(messagePreview('a'.repeat(25), true, 'Dana')).toBe(`You: ${'a'.repeat(25)}`)
  })

  it('cuts after exactly 25 characters', () => {
    const text = 'Could we talk about Tuesday morning?'
    expect(messagePreview(text, true, 'Dana')).toBe('You: Could we talk about Tuesd...')
  })

  it('cuts a longer one and names its sender', () => {
    expect(messagePreview('a'.repeat(26), false, 'Dana')).toBe(`Dana: ${'a'.repeat(25)}...`)
  })
})

describe('excerpt', () => {
  it('does not cut through a character', () => {
    expect(excerpt('👩‍🚀🚀🚀🚀', 3)).not.toMatch(/[\uD800-\uDBFF]\.\.\.$/)
  })

  it.each([
    ['Four pages, and a search', 12, 'Four pages...'],
    ['Four pages, and a search', 11, 'Four pages...'],
    ['Four pages. And a search', 12, 'Four pages...'],
    ['Four pages.', 11, 'Four pages.'],
    ['Lighthouse keepers', 5, 'Light...'],
    ['A lighthousekeeper', 10, 'A lighthou...'],
    ['Four pages and a search', 13, 'Four pages...'],
    ['Four pagesandasearch', 8, 'Four pag...'],
    ['Wait... what is it', 8, 'Wait...'],
  ])('cuts %j at %i characters at the end of a word', (text, length, cut) => {
    expect(excerpt(text, length)).toBe(cut)
  })

  it.each([
    ['You get:\n\n- a map\n- two tests', 'You get: a map · two tests'],
    ['Remote.\n- one\n- two', 'Remote. one · two'],
    ['- one\n- two', 'one · two'],
    ['# Goal\n> A **fast** `map`', 'Goal A fast map'],
    ['A well-known map - and 2 * 3', 'A well-known map - and 2 * 3'],
    ['### Goal', 'Goal'],
    ['C # and a# b', 'C # and a# b'],
    ['a# b', 'a# b'],
    ['  one  ', 'one'],
  ])('leaves marks of Markdown out of %j', (text, line) => {
    expect(excerpt(text, 150)).toBe(line)
  })

  it('leaves a short text alone', () => {
    expect(excerpt('short', 150)).toBe('short')
  })
})

describe('fullName', () => {
  it('joins both names', () => {
    expect(fullName({ firstName: 'Dana', lastName: 'Levi' })).toBe('Dana Levi')
  })

  it('leaves no space for a missing one', () => {
    expect(fullName({ firstName: 'Dana', lastName: '' })).toBe('Dana')
  })
})

describe('formatDeadline', () => {
  it('shows the same day in every time zone', () => {
    expect(formatDeadline('2026-03-20')).toContain('20')
    expect(formatDeadline('2026-03-20T23:59:59Z')).toBe(formatDeadline('2026-03-20'))
  })

  it('shows an invalid day as an unknown date', () => {
    expect(formatDeadline('soon')).toBe('Unknown date')
  })
})

describe('deadlineMark', () => {
  it.each([
    ['2030-05-01T00:00:00Z', 'Closes today'],
    ['2030-05-01T23:59:58Z', 'Closes today'],
    ['2030-04-30T23:59:59Z', '1 day left'],
    ['2030-04-01T12:00:00Z', '30 days left'],
    ['2030-03-31T12:00:00Z', undefined],
    ['2030-05-02T00:00:00Z', 'Closed'],
  ])('says at %s what a deadline means', (now, mark) => {
    expect(deadlineMark('2030-05-01', new Date(now))).toBe(mark)
  })
})
