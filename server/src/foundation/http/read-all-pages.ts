import type { Page } from './keyset-pagination'

const pageSize = 200

/** Reads a list to its end, page by page. */
export async function readAllPages<T>(
  read: (page: { limit: number; after?: unknown[] }) => Promise<Page<T>>,
): Promise<T[]> {
  const items: T[] = []
  for (let after: unknown[] | undefined; ;) {
    const page = await read({ limit: pageSize, after })
    items.push(...page.items)
    if (!page.next) return items
    after = page.next
  }
}
