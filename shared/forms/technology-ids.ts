import { t } from '../i18n'
/** The server's limit. */
export const mostTechnologies = 20

/** The ids of a technology filter in an address: different ones in ascending order, as many as the server takes. */
export function technologyIdsIn(text: string | null): number[] {
  const ids = (text ?? '').split(',').map(Number)
  return [...new Set(ids.filter((id) => Number.isSafeInteger(id) && id > 0))]
    .toSorted((left, right) => left - right)
    .slice(0, mostTechnologies)
}

/** The names of the chosen technologies; their number while the names are not loaded, nothing without a choice. */
export function technologyNames(
  ids: readonly number[],
  known: readonly { id: number; name: string }[] = [],
): string {
  const names = known.filter(({ id }) => ids.includes(id)).map(({ name }) => name)
  const number = t('{count, plural, one {# technology} other {# technologies}}', {
    count: ids.length,
  })
  return names.join(', ') || (ids.length > 0 ? number : '')
}
