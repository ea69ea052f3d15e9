import { type Notification, type NotificationType, paths } from '@swipefolio/shared/contract'
import { openChat } from '@swipefolio/shared/between-apps'
import { t } from '@swipefolio/shared/i18n'
import { useSession } from '@swipefolio/shared/session'
import { HeartIcon, LinkIcon, MessageCircleIcon } from '@swipefolio/shared/ui'

type Navigate = (path: string) => void | Promise<void>

interface Kind {
  /** Whether the panel lists it and the bell counts it. */
  isListed: boolean
  Icon: typeof LinkIcon
  /** Navigates to its target, given the id that it refers to; null when a click only marks it as seen. */
  open: ((referenceId: number, navigate: Navigate) => void | Promise<void>) | null
  /** Its button on a toast, which opens the target over the current page; without one it shows no toast. */
  toast?: { label: string; open: (referenceId: number) => void | Promise<void> }
}

const openChatOnHome = (chatId: number, navigate: Navigate) =>
  openChat(chatId, () => navigate(paths.home))

const kinds = {
  MESSAGE: { isListed: false, Icon: MessageCircleIcon, open: openChatOnHome },
  /** A like or a reveal. */
  CHAT: {
    isListed: true,
    Icon: HeartIcon,
    open: openChatOnHome,
    toast: { label: t('Open Chat'), open: openChat },
  },
  LINK: {
    isListed: true,
    Icon: LinkIcon,
    /** A recruiter has received links, a job seeker hears what became of one. */
    open: (requestId, navigate) =>
      navigate(
        useSession.getState().role === 'jobseeker' ? paths.submissions : paths.linksOf(requestId),
      ),
  },
} satisfies Record<NotificationType, Kind>

/** Used for kinds that this version does not know, sent by a newer server. */
const unknownKind: Kind = { isListed: true, Icon: MessageCircleIcon, open: null }

const knownKinds: Partial<Record<string, Kind>> = kinds

export const kindOf = ({ notificationType }: Notification): Kind =>
  knownKinds[notificationType] ?? unknownKind
