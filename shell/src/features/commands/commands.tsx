import { resolveRoute } from '@swipefolio/platform/registry'
import { storage } from '@swipefolio/shared/between-apps'
import { paths } from '@swipefolio/shared/contract'
import { t } from '@swipefolio/shared/i18n'
import { useLocation } from '@swipefolio/shared/router'
import { toast } from '@swipefolio/shared/ui'
import { type ComponentType, useEffect, useState } from 'react'
import { currentRole } from '../../remotes/current-role'
import { pageRegistry } from '../../remotes/page-registry'
import type { CommandCenterProps } from './command-center'
import { listenForShortcuts } from './listen-for-shortcuts'

const loadCenter = () => import(/* webpackChunkName: "commands" */ './command-center')

/** The keys of the whole page, the command palette and the list of keys, whose code is loaded when somebody first asks for them. */
export const Commands = () => {
  const [shown, setShown] = useState<
    CommandCenterProps & { Center: ComponentType<CommandCenterProps> }
  >()
  useEffect(
    () =>
      listenForShortcuts((asked) => {
        loadCenter().then(
          ({ CommandCenter }) => setShown({ Center: CommandCenter, request: { asked } }),
          (error: unknown) => {
            console.debug(error)
            toast.error(t('The commands could not be loaded. Please try again.'))
          },
        )
      }),
    [],
  )
  useRecentPlaces()
  return shown && <shown.Center request={shown.request} />
}

/** With those of equal labels, of which the palette shows the latest. */
const mostKept = 20
const unwanted: readonly string[] = [paths.login, paths.signup]

/** Keeps each page when it is left, which is when its title is known: a line with its address and title. */
function useRecentPlaces() {
  const { pathname, search } = useLocation()
  useEffect(
    () => () => {
      const found = resolveRoute(pageRegistry(), pathname, currentRole())
      if (found.kind !== 'screen' || unwanted.includes(pathname)) return
      const title = document.title.replace(/^\(\d+\) | · Swipefolio$/g, '')
      // A page with a parameter has its route's title until its data are there.
      if (found.route.path.includes(':') && title === found.route.title) return
      const before = storage.recentPlaces.get()?.split('\n', mostKept - 1) ?? []
      storage.recentPlaces.set([`${pathname}${search} ${title}`, ...before].join('\n'))
    },
    [pathname, search],
  )
}
