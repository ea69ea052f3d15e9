import { type ReactElement, type ReactNode, useLayoutEffect } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { live, queryClient, QueryProvider } from '../api'
import type { Role } from '../contract'
import { Route, Routes } from '../router'
import { useSession } from '../session'
import { GlobalStyle, toast, Toaster } from '../ui'
import { createNetwork, type Network } from './network'

export interface TestShellOptions {
  /** The role that is logged in; nobody by default. */
  role?: Role
  userName?: string
  /** The initial URL, `/` by default. */
  path?: string
  /** The route pattern of the screen, for its parameters; any route by default. */
  route?: string
}

export interface TestShell {
  network: Network
  /** The current URL: path, query and fragment. */
  location: () => string
  wrap: (screen: ReactNode) => ReactElement
}

const encode = (value: unknown) =>
  btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(value))))

/** A token like the server's, without a signature. */
export const createToken = (role: Role, userName: string, sub = '1') =>
  `${encode({ alg: 'none' })}.${encode({ sub, role, userName })}.`

/**
 * Replaces the shell: router, theme, session and a fake network around one screen,
 * for tests (`render(shell.wrap(<Screen />))`) and for running an app alone.
 */
export function createTestShell(options: TestShellOptions = {}): TestShell {
  const { role, userName = 'Test Person', path = '/', route = '*' } = options
  const network = createNetwork()
  queryClient.clear()
  toast.clear()
  live.setUp(false)
  sessionStorage.clear()
  useSession.getState().logout()
  if (role) useSession.getState().login(createToken(role, userName), role)
  const location = { current: path }

  const TrackLocation = () => {
    const { pathname, search, hash } = useLocation()
    useLayoutEffect(() => {
      location.current = pathname + search + hash
    })
    return null
  }

  return {
    network,
    location: () => location.current,
    wrap: (screen) => (
      <QueryProvider>
        <MemoryRouter initialEntries={[path]}>
          <GlobalStyle />
          <TrackLocation />
          <Routes>
            <Route path={route} element={screen} />
            <Route path="*" element={null} />
          </Routes>
          <Toaster />
        </MemoryRouter>
      </QueryProvider>
    ),
  }
}
