import { type ContactSummary, paths } from '@swipefolio/shared/contract'
import { fullName } from '@swipefolio/shared/format'
import { openChat } from '@swipefolio/shared/between-apps'
import { t } from '@swipefolio/shared/i18n'
import {
  Avatar,
  Bdi,
  Button,
  ButtonLink,
  fillerText,
  Sentence,
  Skeleton,
  Text,
  theme,
  UserIcon,
} from '@swipefolio/shared/ui'
import type { ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { FirstMessage } from './first-message'
import { matchLayout } from './match-layout'

export interface MatchPanelProps {
  /** The result of a query, which waits until the server has stored the like or the reveal. */
  query: { data: ContactSummary | undefined; error: Error | null; refetch: () => Promise<unknown> }
  /** The title of the liked project, to be named beside its maker. */
  liked?: string
  /** A line under the name. */
  caption: ReactNode
  /** A button in the corner. */
  action?: ReactNode
  /** Low below the line of a match, wide without a row of its own for the profile. */
  shape?: 'low' | 'wide'
  /** Puts the focus into the message. */
  takesFocus?: boolean
  onSent?: () => void
}

/** Who a contact is, with a field for the first message and the way to the profile. */
export const MatchPanel = ({
  query,
  liked,
  caption,
  action,
  shape,
  takesFocus,
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
          <Outline />
        )}
        <Corner>{action}</Corner>
      </Sheet>
    )
  }
  return (
    <Sheet $shape={shape}>
      <Who>
        <Avatar name={fullName(contact)} image={contact.image} />
        <Words>
          {liked && <Match>{t("It's a match")}</Match>}
          <Name>
            <Bdi>{fullName(contact)}</Bdi>
          </Name>
          {liked && (
            <Liked size="small">
              <Sentence
                text={t('made <title></title>')}
                parts={{ title: <b dir="auto">{liked}</b> }}
              />
            </Liked>
          )}
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

/** As high as the panel that comes, so that nothing below it moves. */
const Outline = () => (
  <Skeleton>
    <Who>
      <Avatar name="" />
      <Words>
        <Name>{fillerText(14)}</Name>
        <Text size="small">{fillerText(10)}</Text>
      </Words>
    </Who>
    <Write>
      <Room />
    </Write>
    <Profile to={paths.home} variant="quiet" size="small" icon={<UserIcon aria-hidden />}>
      <span>{t('View Profile')}</span>
    </Profile>
  </Skeleton>
)

const Sheet = styled.div<{ $shape?: MatchPanelProps['shape'] }>`
  display: grid;
  grid-template: 'who corner' 'write write' 'profile profile' / minmax(0, 1fr) auto;
  gap: ${theme.space.s};
  align-content: start;
  min-block-size: ${theme.control.huge};

  ${({ $shape }) => $shape === 'wide' && wide}
  ${({ $shape }) => $shape === 'low' && low}
`

const Who = styled.div`
  grid-area: who;
  display: flex;
  align-items: center;
  gap: ${theme.space.xs};
  min-inline-size: 0;
`

const Words = styled.div`
  min-inline-size: 0;
  overflow-wrap: anywhere;
  line-height: 1.25;
`

const Match = styled.b`
  color: ${theme.color.like};
`

const Name = styled.p`
  font-family: ${theme.font.display};
  font-size: 1.375rem;
  font-weight: ${theme.weight.display};
  line-height: 1.15;
`

const Liked = styled(Text)``

const Write = styled.div`
  grid-area: write;
  min-inline-size: 0;
`

/** The field for a message. */
const Room = styled.div`
  block-size: ${theme.control.medium};
`

const Corner = styled.div`
  grid-area: corner;
  align-self: start;
`

const Profile = styled(ButtonLink)`
  grid-area: profile;
`

/* On phones the profile is a link at the end of the second line. */
const wide = css`
  grid-template: 'who profile corner' 'write write write' / minmax(0, 1fr) auto auto;
  align-items: center;

  ${Corner} {
    align-self: center;
  }
  ${matchLayout.strip} {
    grid-template-areas: 'who who corner' 'write write write';
    gap: ${theme.space.xs};

    ${Profile} {
      grid-area: 1 / 2;
      align-self: end;
      min-block-size: 0;
      padding: 0;
      border: 0;
      background: none;
      text-decoration: underline;

      > svg {
        display: none;
      }
    }
  }
`

const low = css`
  ${matchLayout.aboveDeck} {
    /* The line above says it. */
    ${Match} {
      display: none;
    }
  }
  ${matchLayout.strip} {
    gap: ${theme.space.xs};

    ${Name} {
      font-size: ${theme.size.large};
    }
    ${Liked} {
      display: flex;
      gap: 0.3em;
      white-space: nowrap;

      > b {
        overflow: hidden;
        text-overflow: ellipsis;
      }
    }
  }
`
