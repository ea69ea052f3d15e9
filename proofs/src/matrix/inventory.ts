import { rows } from './rows'

/** Routes that no row speaks of, and rows that speak of no route. */
export function compareToRows(routes: string[]) {
  const named = new Set(rows.map(({ call }) => call))
  return {
    withoutRow: routes.filter((route) => !named.has(route)),
    withoutRoute: [...named].filter((call) => !routes.includes(call)),
  }
}
