import { paths } from '@swipefolio/shared/contract'
import { useLocation } from '@swipefolio/shared/router'

const noReturn: readonly string[] = [paths.login, paths.signup]

/** Validates a return path: an internal path, or undefined (prevents open redirects). */
export function safeReturnPath(path: unknown): string | undefined {
  if (typeof path !== 'string' || !path.startsWith('/')) return undefined
  if (!URL.canParse(path, location.origin)) return undefined
  const { origin, pathname, search, hash } = new URL(path, location.origin)
  if (origin !== location.origin || noReturn.includes(pathname)) return undefined
  return pathname + search + hash
}

/** `/login` or `/signup` with the path to return to. */
export function withReturn(path: string, from: string | undefined): string {
  return from ? `${path}?from=${encodeURIComponent(from)}` : path
}

/** The page to return to: from `?from=`, or from the router state of a link. */
export function useReturnPath(): string | undefined {
  const { search, state } = useLocation() as { search: string; state: { from?: unknown } | null }
  return safeReturnPath(new URLSearchParams(search).get('from') ?? state?.from)
}
