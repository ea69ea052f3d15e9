import { paths } from '@swipefolio/shared/contract'
import { useLocation } from '@swipefolio/shared/router'

const noReturn: readonly string[] = [paths.login, paths.signup]

/** A path of our own that one may be sent back to; anything else leads to undefined. */
export function safeReturnPath(path: unknown): string | undefined {
  if (typeof path !== 'string' || !path.startsWith('/')) return undefined
  if (!URL.canParse(path, location.origin)) return undefined
  const { origin, pathname, search, hash } = new URL(path, location.origin)
  if (origin !== location.origin || noReturn.includes(pathname)) return undefined
  return pathname + search + hash
}

/** `/login` or `/signup`, with where to go afterwards. */
export function withReturn(path: string, from: string | undefined): string {
  return from ? `${path}?from=${encodeURIComponent(from)}` : path
}

/** The page that sent the person here: from `?from=`, or from the state that a link brought along. */
export function useReturnPath(): string | undefined {
  const { search, state } = useLocation() as { search: string; state: { from?: unknown } | null }
  return safeReturnPath(new URLSearchParams(search).get('from') ?? state?.from)
}
