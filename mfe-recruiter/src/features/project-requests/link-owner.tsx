import { type Link, paths } from '@swipefolio/shared/contract'
import { fullName } from '@swipefolio/shared/format'
import { t } from '@swipefolio/shared/i18n'
import {
  Bdi,
  Button,
  EyeIcon,
  media,
  MessageCircleIcon,
  prefersReducedMotion,
  Sentence,
  Text,
  TextLink,
  theme,
} from '@swipefolio/shared/ui'
import { useLayoutEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { oneLine } from './link-verdict'

interface LinkOwnerProps {
  link: Link
  isPending: boolean
  onReveal: () => void
  onChat: (userId: number) => void
}

/** The owner of a link and the project that was sent, or the button that reveals them. */
export const LinkOwner = ({ link, isPending, onReveal, onChat }: LinkOwnerProps) => {
  const { linkOwner, project } = link
  const domainAt = (linkOwner?.email.indexOf('@') ?? -1) + 1
  const owner = useRef<HTMLDivElement>(null)
  const hasRevealed = useRef(false)

  useLayoutEffect(() => {
    if (!linkOwner || !hasRevealed.current) return
    owner.current?.focus({ preventScroll: true })
    // With its margin: the panel about the owner is over the end of the window.
    owner.current?.scrollIntoView({
      block: 'nearest',
      behavior: prefersReducedMotion() ? 'auto' : 'smooth',
    })
  }, [linkOwner])
  const handleReveal = () => {
    hasRevealed.current = true
    onReveal()
  }

  return (
    <Room $isOpen={isPending || Boolean(linkOwner)}>
      {linkOwner ? (
        <Owner ref={owner} tabIndex={-1}>
          <Text isStrong>
            <Bdi>{fullName(linkOwner)}</Bdi>
          </Text>
          <Email size="small">
            <Bdi>
              {linkOwner.email.slice(0, domainAt)}
              <wbr />
              {linkOwner.email.slice(domainAt)}
            </Bdi>
          </Email>
          {project && (
            <ProjectName size="small">
              <Sentence
                text={t('Project <title></title>')}
                parts={{
                  title: (
                    <TextLink to={paths.projectOfUser(linkOwner.id, project.id)} dir="auto">
                      {project.title}
                    </TextLink>
                  ),
                }}
              />
            </ProjectName>
          )}
          <Text size="small" tone="success">
            {t('You can chat now')}
          </Text>
          <Button
            variant="quiet"
            size="small"
            icon={<MessageCircleIcon aria-hidden />}
            onClick={() => onChat(linkOwner.id)}
          >
            {t('Chat')}
          </Button>
        </Owner>
      ) : (
        <Button
          variant="quiet"
          size="small"
          icon={<EyeIcon aria-hidden />}
          isPending={isPending}
          onClick={handleReveal}
        >
          {t('Reveal Owner')}
        </Button>
      )}
    </Room>
  )
}

/* As high from the press on as after the reveal, so that the answer moves nothing. */
const Room = styled.div<{ $isOpen: boolean }>`
  display: grid;
  align-content: start;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  min-block-size: ${({ $isOpen }) => ($isOpen ? '7rem' : theme.control.small)};
  line-height: 1.4;
  transition: min-block-size ${theme.motion.fast};

  ${oneLine} {
    > button {
      padding-inline: ${theme.space.xs};
    }
    > button > svg {
      display: none;
    }
  }
  ${media.sidebarCollapsed} {
    min-block-size: ${({ $isOpen }) => ($isOpen ? '5.875rem' : theme.control.medium)};

    && button {
      min-block-size: ${theme.control.medium};
    }
  }
`

/* Below it is the panel and, on phones, the rest of the row. */
const Owner = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  align-items: center;
  column-gap: ${theme.space.s};
  inline-size: 100%;
  scroll-margin-block-end: 4.5rem;

  > p:not(:nth-last-child(2)) {
    grid-column: 1 / -1;
  }
  > p:nth-last-child(3) {
    margin-block-end: ${theme.space.xs};
  }
  > button {
    justify-self: start;
  }
  ${media.sidebarCollapsed} {
    grid-template-columns: minmax(0, auto) 1fr;
    scroll-margin-block-end: 7.5rem;

    > p:nth-child(2) {
      margin-block-end: ${theme.space.xs};
    }
    > p:nth-child(3) {
      grid-column: 1;
      margin-block-end: 0;
    }
    /* Beside the project, too. */
    > button:nth-child(5) {
      grid-area: 3 / 2 / span 2;
    }
  }
`

/* The title is cut at its own end, whatever the direction of the line. */
const ProjectName = styled(Text)`
  display: flex;
  white-space: pre;

  > a {
    overflow: hidden;
    text-overflow: ellipsis;
  }
`

/** Breaks after the @ before it breaks elsewhere; the column is as wide as its longer part. */
const Email = styled(Text)`
  overflow-wrap: break-word;

  ${media.sidebarCollapsed} {
    overflow-wrap: anywhere;
  }
`
