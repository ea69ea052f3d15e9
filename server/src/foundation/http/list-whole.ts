import type { Part } from './part'

const pageSize = 200

/** Reads a list to its end, page by page. */
export async function listWhole<T>(
  read: (page: { limit: number; after?: unknown[] }) => Promise<Part<T>>,
): Promise<T[]> {
  const items: T[] = []
  for (let after: unknown[] | undefined; ;) {
    const page = await read({ limit: pageSize, after })
    items.push(...page.items)
    if (!page.next) return items
    after = page.next
  }
}
