import { contacts, useQuery } from '@swipefolio/shared/api'
import { fullName } from '@swipefolio/shared/format'
import {
  Bdi,
  Button,
  HeartIcon,
  IconButton,
  media,
  theme,
  VisuallyHidden,
  visuallyHidden,
  XIcon,
} from '@swipefolio/shared/ui'
import { memo, useDeferredValue, useId, useRef } from 'react'
import { styled } from 'styled-components'
import { isGone } from './is-gone'
import { matchLayout } from './match-layout'
import { MatchPanel } from './match-panel'
import { otherProjects } from './projects-count'
import type { LikesState } from './use-likes'

/** Who made the project that was liked last: a panel beside the deck or over the list, which the next decision but one closes, and its button. */
export const Match = memo(({ likes }: { likes: LikesState }) => {
  // Deferred: rendering it would cost the flying card frames.
  const { last, isOpen, open, fold } = useDeferredValue(likes)
  const contact = useQuery({
    ...contacts.ofLikedProject(last?.project.id ?? 0),
    enabled: last?.isConfirmed ?? false,
  })
  const panelId = useId()
  const opener = useRef<HTMLButtonElement>(null)
  const { data } = contact

  if (!last || isGone(contact.error)) return null
  const made = `made ${last.project.title}`
  const others = data && otherProjects(data.projectsCount)
  const handleFold = () => {
    opener.current?.focus({ preventScroll: true })
    fold()
  }

  return (
    <>
      <VisuallyHidden role="status">
        {isOpen && data && `${fullName(data)} ${made}. ${others}. Write the first message.`}
      </VisuallyHidden>
      <Opener
        ref={opener}
        variant="quiet"
        size="small"
        icon={<HeartIcon aria-hidden />}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={isOpen ? fold : open}
      >
        <span>Your last like</span>
      </Opener>
      {isOpen && (
        <Panel
          id={panelId}
          aria-label="Your last like"
          onKeyDown={({ key }) => key === 'Escape' && handleFold()}
        >
          <MatchPanel
            query={contact}
            isSlim
            caption={
              <>
                made <Bdi>{last.project.title}</Bdi> · {others}
              </>
            }
            action={<IconButton label="Close" icon={<XIcon aria-hidden />} onClick={handleFold} />}
          />
        </Panel>
      )}
    </>
  )
})

const Opener = styled(Button)`
  flex: none;

  ${matchLayout.strip} {
    padding-inline: ${theme.space.xs};

    > span {
      ${visuallyHidden}
    }
  }
`

const Panel = styled.aside`
  position: absolute;
  z-index: 1;
  inset-block-start: calc(${theme.control.small} + ${theme.space.s});
  padding: ${theme.space.m};
  border: ${theme.border.thin};
  border-radius: ${theme.radius.l};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow.lifted};

  ${matchLayout.strip} {
    inset-inline: ${theme.space.xs};
    margin-block-start: ${theme.space.xs};
    padding: ${theme.space.xs} ${theme.space.s};
    border-radius: ${theme.radius.m};
  }
  ${matchLayout.overPicture} {
    inset-inline-start: ${theme.space.m};
    inline-size: 17rem;

    ${media.landscape} {
      inset-inline-start: calc(3.5rem + ${theme.space.l});
      inline-size: 21rem;
      padding: ${theme.space.xxs} ${theme.space.xs};
    }
  }
  ${matchLayout.besideDeck} {
    inset-inline-end: 0;
    inline-size: 20rem;
  }
`
