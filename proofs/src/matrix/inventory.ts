import { rows } from './rows'

/** Routes without a row, and rows without a route. */
export function compareToRows(routes: string[]) {
  const named = new Set(rows.map(({ call }) => call))
  return {
    withoutRow: routes.filter((route) => !named.has(route)),
    withoutRoute: [...named].filter((call) => !routes.includes(call)),
  }
}
