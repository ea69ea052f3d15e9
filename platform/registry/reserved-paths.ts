/** The first segments of what servers answer themselves and of what browsers and crawlers ask a site for; no app can have a page there. */
export const reservedPaths = [
  '/.well-known',
  '/api',
  '/apps',
  '/dev',
  '/favicon.ico',
  '/favicon.svg',
  '/healthz',
  '/manifest.webmanifest',
  '/metrics',
  '/platform',
  '/readyz',
  '/registry.json',
  '/robots.txt',
  '/sw.js',
] as const

/** Whether a path is reserved, in any case of letters. */
export function isReserved(path: string): boolean {
  const first = `/${path.split('/')[1]}`.toLowerCase()
  return reservedPaths.some((reserved) => reserved === first)
}
