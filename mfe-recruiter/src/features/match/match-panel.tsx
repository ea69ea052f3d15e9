import { type ContactSummary, paths } from '@swipefolio/shared/contract'
import { fullName } from '@swipefolio/shared/format'
import { openChat } from '@swipefolio/shared/between-apps'
import { t } from '@swipefolio/shared/i18n'
import {
  Avatar,
  Bdi,
  Button,
  fillerText,
  Sentence,
  Skeleton,
  Text,
  UserIcon,
} from '@swipefolio/shared/ui'
import type { ReactNode } from 'react'
import { FirstMessage } from './first-message'
import {
  Corner,
  Liked,
  Match,
  Name,
  Profile,
  Room,
  Sheet,
  Who,
  Words,
  Write,
} from './match-panel-parts'

export interface MatchPanelProps {
  /** The result of a query, which waits until the server has stored the like or the reveal. */
  query: { data: ContactSummary | undefined; error: Error | null; refetch: () => Promise<unknown> }
  /** The title of the liked project, to be named beside its maker. */
  liked?: string
  /** A line under the name. */
  caption: ReactNode
  /** In place of the contact's own picture. */
  picture?: ReactNode
  /** A button in the corner. */
  action?: ReactNode
  /** Low in place of the line of a match, wide without a row of its own for the profile. */
  shape?: 'low' | 'wide'
  /** Puts the focus into the message. */
  takesFocus?: boolean
  /** The first message was sent. */
  isWritten?: boolean
  onSent?: () => void
}

/** Who a contact is, with a field for the first message and the way to the profile. */
export const MatchPanel = ({
  query,
  liked,
  caption,
  picture,
  action,
  shape,
  takesFocus,
  isWritten,
  onSent,
}: MatchPanelProps) => {
  const { data: contact, error, refetch } = query
  if (!contact) {
    return (
      <Sheet aria-busy={!error} $shape={shape}>
        {error ? (
          <Who role="alert">
            <Text size="small">{t('Failed to load user details')}</Text>
            <Button variant="quiet" size="small" onClick={() => void refetch()}>
              {t('Try Again')}
            </Button>
          </Who>
        ) : (
          <Outline {...{ liked, picture }} />
        )}
        <Corner>{action}</Corner>
      </Sheet>
    )
  }
  return (
    <Sheet $shape={shape}>
      <Who>
        {picture || <Avatar name={fullName(contact)} image={contact.image} />}
        <Words>
          {liked && <Match>{t("It's a match")}</Match>}
          <Name>
            <Bdi>{fullName(contact)}</Bdi>
          </Name>
          {liked && <Made title={liked} />}
          <Text tone="soft" size="small">
            {caption}
          </Text>
        </Words>
      </Who>
      <Write>
        <FirstMessage
          key={contact.chatId}
          contact={contact}
          takesFocus={takesFocus}
          isWritten={isWritten}
          onSent={onSent}
          onOpenChat={() => void openChat(contact.chatId)}
        />
      </Write>
      <Profile
        to={paths.user(contact.id)}
        variant="quiet"
        size="small"
        icon={<UserIcon aria-hidden />}
      >
        <span>{t('View Profile')}</span>
      </Profile>
      <Corner>{action}</Corner>
    </Sheet>
  )
}

const Made = ({ title }: { title: string }) => (
  <Liked size="small">
    <Sentence text={t('made <title></title>')} parts={{ title: <b dir="auto">{title}</b> }} />
  </Liked>
)

/** What is known before it is known who made it, as high as the panel that comes. */
const Outline = ({ liked, picture }: Pick<MatchPanelProps, 'liked' | 'picture'>) => (
  <>
    <Who>
      {picture || (
        <Skeleton>
          <Avatar name="" />
        </Skeleton>
      )}
      <Words>
        {liked && <Match>{t("It's a match")}</Match>}
        <Skeleton>
          <Name>{fillerText(14)}</Name>
        </Skeleton>
        {liked && <Made title={liked} />}
        <Skeleton>
          <Text size="small">{fillerText(10)}</Text>
        </Skeleton>
      </Words>
    </Who>
    <Write>
      <Room />
    </Write>
    <Skeleton>
      <Profile to={paths.home} variant="quiet" size="small" icon={<UserIcon aria-hidden />}>
        <span>{t('View Profile')}</span>
      </Profile>
    </Skeleton>
  </>
)
