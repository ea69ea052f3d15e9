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

/** With those of equal titles, of which the palette shows the latest. */
const mostKept = 20
const unwanted: readonly string[] = [paths.login, paths.signup]

/** Keeps each page when it is left, which is when its title is known: a line with its address and title. */
function useRecentPlaces() {
  const { pathname, search } = useLocation()
  useEffect(
    () => () => {
      const { kind } = resolveRoute(pageRegistry(), pathname, currentRole())
      if (kind === 'screen' && !unwanted.includes(pathname)) {
        const before = storage.recentPlaces.get()?.split('\n', mostKept - 1) ?? []
        const place = `${pathname}${search} ${document.title}`
        storage.recentPlaces.set([place, ...before].join('\n'))
      }
    },
    [pathname, search],
  )
}
