/** The first segments of everything that servers answer themselves; no app can have a page there. */
export const reservedPaths = [
  '/api',
  '/apps',
  '/dev',
  '/healthz',
  '/platform',
  '/readyz',
  '/registry.json',
] as const

/** Whether a server answers this path itself, in any case of letters. */
export function isReserved(path: string): boolean {
  const first = `/${path.split('/')[1]}`.toLowerCase()
  return reservedPaths.some((reserved) => reserved === first)
}
