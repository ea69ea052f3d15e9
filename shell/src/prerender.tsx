import { menuLimit } from '@swipefolio/platform/registry'
import { slots } from '@swipefolio/shared/between-apps'
import { paths, type Role } from '@swipefolio/shared/contract'
import { prerenderFrame } from '@swipefolio/shared/prerender'
import { useSession } from '@swipefolio/shared/session'
import { GlobalStyle, Toaster } from '@swipefolio/shared/ui'
import { type ReactNode, Suspense } from 'react'
import { AccessDeniedPage } from './frame/access-denied-page'
import { Frame } from './frame/frame'
import { HomeRoom } from './frame/home-room'
import { webFontScript } from './frame/web-fonts'
import { NeedsScripts } from './frame/without-scripts'
import { replacePageRegistry } from './remotes/page-registry'
import NotFoundScreen from './screens/not-found/not-found-screen'
import { accountScreens } from './screens/prerender-account-screens'

const entry = { label: '{{label}}', path: '/{{path}}', order: 0, app: 'shell' }

/** One more than a page shows, so that there is a button for further ones. */
const menu = Array.from({ length: menuLimit + 1 }, (_, index) => ({
  ...entry,
  ...(index > 0 && { path: `/${index}` }),
}))

/**
 * Runs before the first paint, so that what is for visitors does not flash for people who are logged in, the home page leaves
 * room for their part, and the login page does not ask for a role that is known. A session that has expired leads from a page that
 * is not public, or is partly the member's, to the login page before anything is painted.
 */
const signedInScript = `try {
  const { documentElement } = document
  const { pathname, search } = location
  const isLogin = pathname === '${paths.login}'
  const isAccount = isLogin || pathname === '${paths.signup}'
  const isPublic = 'public' in documentElement.dataset && pathname !== '${paths.home}'
  if (globalThis.pageSession)
    documentElement.dataset.signedIn = pathname === '${paths.home}' ? 'home' : ''
  if (globalThis.expiredSession && !isAccount && !isPublic) {
    documentElement.hidden = true
    stop()
    location.replace('${paths.login}?from=' + encodeURIComponent(pathname + search))
  }
  const isRoleKnown = isLogin && (globalThis.expiredSession || localStorage.getItem('lastRole'))
  if (isRoleKnown || (isAccount && /[?&]role=/.test(search)))
    documentElement.dataset.choosesRole = ''
} catch {}`

/**
 * Remembers what is done before the page is hydrated, to be done once it is: a form that is submitted, and a button of the header
 * that opens something, or one of the screen with `data-early`. What was typed stays in its fields: nothing is sent, and no address
 * changes. The menu of a phone opens at once, by CSS; pressed again, or elsewhere, it closes.
 */
const earlyActsScript = `{
  const stop = new AbortController()
  const options = { capture: true, signal: stop.signal }
  const acts = (globalThis.earlyActs = { stop })
  addEventListener('click', (event) => {
    const pressed = acts.isOver ? null : event.target.closest('main [data-early]')
    if (!pressed) return
    event.stopImmediatePropagation()
    pressed.setAttribute('aria-busy', 'true')
    acts.pressed = pressed.dataset.early
  }, true)
  addEventListener('submit', (event) => {
    if (event.target.getAttribute('method') !== 'dialog') return
    event.preventDefault()
    event.target.setAttribute('aria-busy', 'true')
    acts.form = event.target
  }, options)
  addEventListener('click', ({ target }) => {
    const { button } = acts
    const pressed = target.closest('#root header:not(main *) button[aria-expanded]')
    const panel = (opener) => document.getElementById(opener.getAttribute('aria-controls'))
    const isClosed = pressed === button && button && panel(button)?.checkVisibility()
    button?.setAttribute('aria-expanded', 'false')
    button?.removeAttribute('aria-busy')
    acts.button = isClosed ? null : pressed
    acts.button?.setAttribute('aria-expanded', 'true')
    if (acts.button && !panel(acts.button)?.checkVisibility())
      acts.button.setAttribute('aria-busy', 'true')
  }, options)
}`

const homeText = '{{content}}'

const renderAt = (path: string, home?: ReactNode) =>
  prerenderFrame(
    <>
      <GlobalStyle />
      <Frame menu={menu} home={home}>
        <Suspense fallback={null}>{'{{screen}}'}</Suspense>
      </Frame>
      <Toaster />
    </>,
    { path, prefix: 'shell-' },
  )

const Home = () => (
  <HomeRoom data-home>
    <Suspense fallback={null}>{homeText}</Suspense>
  </HomeRoom>
)

/** Renders as a person of a role. On a server the store shows its initial state, which the restored session replaces in a browser. */
function asRole<T>(role: Role, render: () => T): T {
  const initial = useSession.getInitialState()
  const loggedOut = { ...initial }
  Object.assign(initial, { role, userName: '{{name}}', token: '' })
  try {
    return render()
  } finally {
    Object.assign(initial, loggedOut)
  }
}

/** Has no route, like the paths for which the page is shown. */
const unknownPath = '/-'

/** In place of a screen: at an unknown address, and at a route for `audience`. */
function ownPages(audience: Role) {
  const denied = prerenderFrame(
    <AccessDeniedPage route={{ denied: '{{denied}}', roles: [audience] }} />,
    { path: '/{{from}}', prefix: 'shell-' },
  )
  return {
    notFound: {
      ...prerenderFrame(<NotFoundScreen />, { path: unknownPath, prefix: 'shell-' }),
      query: [],
    },
    denied: {
      ...denied,
      html: denied.html.replaceAll(encodeURIComponent('/{{from}}'), '{{from}}'),
    },
  }
}

const otherRole = { recruiter: 'jobseeker', jobseeker: 'recruiter' } as const

const frameOf = (role: Role) =>
  asRole(role, () => ({
    ...withHome(withPlaces(renderAt('/', <Home />))),
    ...ownPages(otherRole[role]),
  }))

/**
 * Prerenders the frame of visitors and of each role, with placeholders for the menu, the button for further entries, the screen and
 * the person's name.
 */
export function prerender() {
  // Which apps are turned off is known in the page.
  replacePageRegistry({ apps: {}, routes: [], menu: [], slots: [] })
  const visitor = renderAt('/')
  const [menuEntry = ''] = entriesIn(visitor.html)
  return {
    screens: accountScreens(),
    frame: {
      ...withPlaces(visitor),
      ...ownPages('recruiter'),
      menuEntry,
      currentMenuEntry: entriesIn(renderAt(entry.path).html)[0] ?? '',
      moreButton: moreIn(visitor.html),
      script: [signedInScript, earlyActsScript, webFontScript].join('\n'),
      withoutScripts: prerenderFrame(<NeedsScripts />, { prefix: 'shell-' }),
      slotPaths: { [slots.home.name]: paths.home },
      roles: { recruiter: frameOf('recruiter'), jobseeker: frameOf('jobseeker') },
    },
  }
}

function withPlaces({ html, styles }: ReturnType<typeof renderAt>) {
  const [first = '', ...others] = entriesIn(html)
  return {
    html: others
      .reduce((text, other) => text.replace(other, ''), html)
      .replace(first, '{{menu}}')
      .replace(moreIn(html), '{{more}}'),
    styles,
  }
}

/** The part of the role on the home page, apart, since other pages have none. */
function withHome({ html, styles }: ReturnType<typeof renderAt>) {
  const home = /<div [^>]*data-home[^>]*>.*?<\/div>/.exec(html)?.[0]
  if (home === undefined) throw new Error('The frame has no room for the home of a role')
  return { html: html.replace(home, '{{home}}'), styles, home }
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
