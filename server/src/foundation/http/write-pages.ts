import type { Page } from './keyset-pagination'

const pageSize = 200

/** A list in fragments of JSON, a page each, with commas between the items: no more than a page is in memory. */
export async function* writePages<T>(
  read: (page: { limit: number; after?: unknown[] }) => Promise<Page<T>>,
): AsyncGenerator<string> {
  let separator = ''
  for (let after: unknown[] | undefined; ;) {
    const page = await read({ limit: pageSize, after })
    if (page.items.length > 0) {
      yield separator + page.items.map((item) => JSON.stringify(item)).join(',')
      separator = ','
    }
    if (!page.next) return
    after = page.next
  }
}
