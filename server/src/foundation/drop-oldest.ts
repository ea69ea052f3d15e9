/** Makes room for another entry in a map that is a bounded cache. */
export function dropOldest(cache: Map<unknown, unknown>, mostEntries: number): void {
  const [oldest] = cache.keys()
  if (cache.size >= mostEntries) cache.delete(oldest)
}
