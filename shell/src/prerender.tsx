import { menuLimit } from '@swipefolio/platform/registry'
import { slots } from '@swipefolio/shared/between-apps'
import { paths } from '@swipefolio/shared/contract'
import { prerenderFrame } from '@swipefolio/shared/prerender'
import { GlobalStyle, Toaster } from '@swipefolio/shared/ui'
import { Suspense } from 'react'
import { Frame } from './frame/frame'

const entry = { label: '{{label}}', path: '/{{path}}', order: 0, app: 'shell' }

/** One more than a page shows, so that there is a button for further ones. */
const menu = Array.from({ length: menuLimit + 1 }, (_, index) => ({
  ...entry,
  ...(index > 0 && { path: `/${index}` }),
}))

/**
 * Runs before the first paint, so that the login link does not flash for people who are logged in, and the home page leaves
 * room for their part.
 */
const signedInScript = `try {
  if (sessionStorage.getItem('token'))
    document.documentElement.dataset.signedIn = location.pathname === '${paths.home}' ? 'home' : ''
} catch {}`

const renderAt = (path: string) =>
  prerenderFrame(
    <>
      <GlobalStyle />
      <Frame menu={menu}>
        <Suspense fallback={null}>{'{{screen}}'}</Suspense>
      </Frame>
      <Toaster />
    </>,
    { path, prefix: 'shell-' },
  )

/** Prerenders the logged-out frame with placeholders for the menu, the button for further entries and the screen. */
export function prerender() {
  const { html, styles } = renderAt('/')
  const [menuEntry = '', ...others] = entriesIn(html)
  const moreButton = moreIn(html)
  return {
    screens: {},
    frame: {
      html: others
        .reduce((text, other) => text.replace(other, ''), html)
        .replace(menuEntry, '{{menu}}')
        .replace(moreButton, '{{more}}'),
      styles,
      menuEntry,
      currentMenuEntry: entriesIn(renderAt(entry.path).html)[0] ?? '',
      moreButton,
      script: signedInScript,
      slotPaths: { [slots.home.name]: paths.home },
    },
  }
}

function entriesIn(html: string): string[] {
  const found = html.match(/<li><a[^>]*>\{\{label\}\}<\/a><\/li>/g)
  if (found?.length !== menuLimit) throw new Error(`The frame has not ${menuLimit} menu entries`)
  return found
}

function moreIn(html: string): string {
  const found = /<div data-more[^>]*><button.*?<\/button><div[^>]*><\/div><\/div>/.exec(html)?.[0]
  if (found === undefined) throw new Error('The frame has no button for further menu entries')
  return found
}
