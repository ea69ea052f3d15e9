import { useSearchParams } from '@swipefolio/shared/router'
import { openChat } from '@swipefolio/shared/between-apps'
import { useSession } from '@swipefolio/shared/session'
import { useEffect } from 'react'

const parameter = 'chat'

/** Opens the chat that the address names, as those in mails do, once somebody is logged in. */
export function useChatInUrl() {
  const [search, setSearch] = useSearchParams()
  const role = useSession((session) => session.role)
  const requested = search.get(parameter)

  useEffect(() => {
    if (!role || requested === null) return
    setSearch(
      (current) => {
        current.delete(parameter)
        return current
      },
      { replace: true, preventScrollReset: true },
    )
    if (/^[1-9]\d{0,15}$/.test(requested)) void openChat(Number(requested))
  }, [role, requested, setSearch])
}
