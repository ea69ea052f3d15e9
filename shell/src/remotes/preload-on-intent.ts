import { menuFor } from '@swipefolio/platform/registry'
import { currentRole } from './current-role'
import { preloadRoute } from './load-route'
import { pageRegistry } from './page-registry'
import { whenIdle } from './when-idle'

/** Preloads the screen of a link on hover, focus or touch, and the menu's screens when the page is idle. */
export function preloadOnIntent(): void {
  for (const intent of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(intent, ({ target }) => preloadLink(target), { passive: true })
  }
  if (!prefersReducedData()) {
    whenIdle(() => {
      for (const { path } of menuFor(pageRegistry(), currentRole())) preloadRoute(path)
    })
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
