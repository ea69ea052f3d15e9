import { whenSettled } from '@swipefolio/shared/api'
import { preloadRoute } from './load-route'
import { openedRoutes } from './opened-routes'

/** Preloads the screen of a link on hover, focus or touch, and the screens opened last when the page is idle. */
export function preloadOnIntent(): void {
  for (const intent of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(intent, ({ target }) => preloadLink(target), { passive: true })
  }
  if (!prefersReducedData()) {
    // Read now, because the page adds its own route.
    const opened = openedRoutes.list()
    whenSettled(() => opened.forEach(preloadRoute))
  }
}

function preloadLink(target: EventTarget | null): void {
  const link = target instanceof Element ? target.closest('a') : null
  if (link && link.origin === location.origin && link.target !== '_blank') {
    preloadRoute(link.pathname)
  }
}

function prefersReducedData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return connection?.saveData ?? false
}
