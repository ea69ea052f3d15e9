import type { Contact } from '@swipefolio/shared/contract'

interface Pages<PageParam> {
  pages: { items: Contact[]; next?: string }[]
  pageParams: PageParam[]
}

/** Whether a contact that has just come to a column is before another one: earlier next steps first, then the newest. */
const isBefore = ({ nextStepOn: on = '' }: Contact, { nextStepOn: otherOn = '' }: Contact) =>
  otherOn === '' || (on !== '' && on <= otherOn)

/** The loaded part of a column without a contact. */
export const without = <P>(column: Pages<P> | undefined, { id }: Contact) =>
  column && {
    ...column,
    pages: column.pages.map((page) => ({
      ...page,
      items: page.items.filter((other) => other.id !== id),
    })),
  }

/** The loaded part of a column with a contact in its place, unless that is behind what is loaded. */
export function withContact<P>(column: Pages<P> | undefined, contact: Contact) {
  const rest = without(column, contact)
  if (!rest) return rest
  const isLast = (at: number) => at === rest.pages.length - 1 && rest.pages[at]?.next === undefined
  const at = rest.pages.findIndex(
    ({ items }, page) => isLast(page) || items.some((other) => isBefore(contact, other)),
  )
  return {
    ...rest,
    pages: rest.pages.map((page, number) => {
      if (number !== at) return page
      const place = page.items.findIndex((other) => isBefore(contact, other))
      return {
        ...page,
        items: page.items.toSpliced(place < 0 ? page.items.length : place, 0, contact),
      }
    }),
  }
}
