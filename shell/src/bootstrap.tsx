import { configureApi } from '@swipefolio/shared/api'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './app'
import { currentRole } from './remotes/current-role'
import { loadRoute } from './remotes/load-route'
import { pageConfiguration } from './remotes/page-registry'
import { preloadOnIntent } from './remotes/preload-on-intent'
import { startRemotes } from './remotes/remote-containers'

async function start() {
  configureApi(pageConfiguration())
  startRemotes()
  // React holds content back for 300 ms once a fallback was shown; a failure is shown by its boundary.
  await loadRoute(location.pathname, currentRole()).catch(() => undefined)
  const root = document.getElementById('root')
  if (root === null) throw new Error('The page has no root')
  const options = { onCaughtError: (error: unknown) => console.debug(error) }
  if (root.hasChildNodes()) hydrateRoot(root, <App />, options)
  else createRoot(root, options).render(<App />)
  preloadOnIntent()
}

void start()
