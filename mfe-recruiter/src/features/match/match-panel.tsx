import { type ContactSummary, paths } from '@swipefolio/shared/contract'
import { fullName } from '@swipefolio/shared/format'
import { openChat } from '@swipefolio/shared/between-apps'
import {
  Avatar,
  Bdi,
  Button,
  ButtonLink,
  Skeleton,
  Text,
  theme,
  UserIcon,
  visuallyHidden,
} from '@swipefolio/shared/ui'
import type { ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { FirstMessage } from './first-message'
import { matchLayout } from './match-layout'

interface MatchPanelProps {
  /** The result of a query, which waits until the server has stored the like or the reveal. */
  query: { data: ContactSummary | undefined; error: Error | null; refetch: () => Promise<unknown> }
  /** A line under the name. */
  caption: ReactNode
  /** A button in the corner. */
  action?: ReactNode
  /** Low on phones; on their side it is one row until somebody writes. */
  isSlim?: boolean
}

/** Who a contact is, with a field for the first message and the way to the profile. */
export const MatchPanel = ({ query, caption, action, isSlim }: MatchPanelProps) => {
  const { data: contact, error, refetch } = query
  if (!contact) {
    return (
      <Sheet aria-busy={!error} $isSlim={isSlim}>
        {error ? (
          <Who role="alert">
            <Text size="small">Failed to load user details</Text>
            <Button variant="quiet" size="small" onClick={() => void refetch()}>
              Try Again
            </Button>
          </Who>
        ) : (
          <Skeleton />
        )}
        <Corner>{action}</Corner>
      </Sheet>
    )
  }
  return (
    <Sheet $isSlim={isSlim}>
      <Who>
        <Avatar name={fullName(contact)} />
        <Words>
          <Line isStrong>
            <Bdi>{fullName(contact)}</Bdi>
          </Line>
          <Caption tone="soft" size="small">
            {caption}
          </Caption>
        </Words>
      </Who>
      <Write>
        <FirstMessage
          key={contact.chatId}
          contact={contact}
          onOpenChat={() => void openChat(contact.chatId)}
        />
      </Write>
      <Profile
        to={paths.user(contact.id)}
        variant="quiet"
        size="small"
        icon={<UserIcon aria-hidden />}
      >
        <span>View Profile</span>
      </Profile>
      <Corner>{action}</Corner>
    </Sheet>
  )
}

const Sheet = styled.div<{ $isSlim?: boolean }>`
  display: grid;
  grid-template: 'who corner' 'write write' 'profile profile' / minmax(0, 1fr) auto;
  gap: ${theme.space.s};
  align-content: start;
  min-block-size: ${theme.control.huge};

  ${matchLayout.strip} {
    grid-template: 'who profile corner' 'write write write' / minmax(0, 1fr) auto auto;
    gap: ${theme.space.xs};
    align-items: center;
  }
  ${({ $isSlim }) => $isSlim && slim}
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

const Line = styled(Text)`
  ${matchLayout.slim} {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`

const Caption = styled(Text)`
  ${matchLayout.slim} {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
`

const Write = styled.div`
  grid-area: write;
  min-inline-size: 0;
`

const Corner = styled.div`
  grid-area: corner;
  align-self: start;

  ${matchLayout.slim} {
    align-self: center;
  }
`

const Profile = styled(ButtonLink)`
  grid-area: profile;
  max-inline-size: 18rem;

  ${matchLayout.strip} {
    padding-inline: ${theme.space.xs};

    > span {
      ${visuallyHidden}
    }
  }
`

/* The message is empty and without the focus. */
const idle = '&:has(textarea:placeholder-shown:not(:focus))'

const slim = css`
  ${matchLayout.strip} {
    min-block-size: 0;

    ${Who} > [aria-hidden] {
      display: none;
    }
    ${Corner} {
      align-self: center;
    }
    ${Caption} {
      display: -webkit-box;
      overflow: hidden;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
    }
  }
  ${matchLayout.slim} {
    min-block-size: 0;

    ${idle} {
      grid-template:
        'who who who corner' 'write send profile corner' / minmax(0, 1fr)
        auto auto auto;
      align-items: center;
      gap: 0 ${theme.space.xxs};
    }
    /* The three buttons are in one line. */
    ${idle} ${Write}, ${idle} ${Write} :is(form, div) {
      display: contents;
    }
    ${idle} ${Write} textarea {
      grid-area: write;
    }
    ${idle} ${Write} button {
      grid-area: send;
    }
    ${idle} ${Who} > [aria-hidden] {
      display: none;
    }
    ${idle} ${Words} {
      display: flex;
      align-items: baseline;
      gap: ${theme.space.xxs};
    }
    ${idle} ${Line} {
      flex: none;
      max-inline-size: 60%;
    }
    ${idle} ${Caption} {
      display: block;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    ${idle} ${Write} :is(textarea, button) {
      min-block-size: ${theme.control.small};
      block-size: ${theme.control.small};
      padding: 0 ${theme.space.xs};
      line-height: 2;
      white-space: nowrap;
    }
    ${idle} ${Write} button {
      min-inline-size: 0;
      inline-size: ${theme.control.small};
    }
    ${idle} ${Profile} {
      padding-inline: ${theme.space.xs};

      > span {
        ${visuallyHidden}
      }
    }
  }
`
