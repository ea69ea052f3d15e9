import { useQuery, useQueryClient } from '@swipefolio/shared/api'
import { useThemeChoice } from '@swipefolio/shared/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { useCurrentRole } from '../../remotes/current-role'
import { latestRegistry, registryWithCommands } from '../../remotes/latest-registry'
import { KeyList } from './key-list'
import { type Offer, offeredCommands } from './offered-commands'
import { Palette } from './palette'
import type { Asked } from './shortcut-of'
import { useAct } from './use-act'
import { useRunCommand } from './use-run-command'

export interface CommandCenterProps {
  /** A new object for each time that somebody asks. */
  request: { asked: Asked }
}

/** A kept page has the commands without a network. */
const registryQuery = {
  queryKey: ['commands'],
  queryFn: registryWithCommands,
  networkMode: 'always',
  retry: false,
} as const

/** The lazily loaded part of `Commands`. */
export const CommandCenter = ({ request }: CommandCenterProps) => {
  const [handled, setHandled] = useState<CommandCenterProps['request']>()
  const [opened, setOpened] = useState<'palette' | 'keys'>()
  const client = useQueryClient()
  // Read here: a query tells of changes of what was read of it.
  const { data: registry = latestRegistry(), error, isLoading, refetch } = useQuery(registryQuery)
  const role = useCurrentRole()
  const run = useRunCommand()
  const [, setTheme] = useThemeChoice()

  if (handled !== request) {
    setHandled(request)
    if (request.asked === 'palette' || request.asked === 'keys') setOpened(request.asked)
  }

  const runByLetter = useEffectEvent(async (asked: Asked) => {
    const letter = /^g([a-z])$/.exec(asked)?.[1]
    if (letter === undefined) return
    const known = await client.fetchQuery(registryQuery).catch(latestRegistry)
    const offer = offeredCommands(known, role).find(({ key }) => key === letter)
    if (offer) await run(offer)
  })
  useEffect(() => void runByLetter(request.asked), [request])

  useAct('list-keys', () => setOpened('keys'))
  useAct('theme-light', () => setTheme('light'))
  useAct('theme-dark', () => setTheme('dark'))
  useAct('theme-system', () => setTheme('system'))

  const close = () => setOpened(undefined)
  const choose = (offer: Offer, dialog: Node) => {
    close()
    // The focus has returned from the dialog once it is gone: what the command opens then takes it.
    void untilRemoved(dialog).then(() => run(offer))
  }
  return (
    <>
      <Palette
        isOpen={opened === 'palette'}
        offers={offeredCommands(registry, role)}
        query={{ error, isLoading, refetch }}
        onChoose={choose}
        onClose={close}
      />
      <KeyList isOpen={opened === 'keys'} registry={registry} onClose={close} />
    </>
  )
}

async function untilRemoved(node: Node): Promise<void> {
  do await new Promise((resolve) => setTimeout(resolve, 20))
  while (node.isConnected)
}
