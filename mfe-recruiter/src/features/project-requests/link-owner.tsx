import { type Link, paths } from '@swipefolio/shared/contract'
import { fullName } from '@swipefolio/shared/format'
import { t } from '@swipefolio/shared/i18n'
import {
  Bdi,
  Button,
  EyeIcon,
  media,
  prefersReducedMotion,
  Sentence,
  Text,
  TextLink,
  theme,
} from '@swipefolio/shared/ui'
import { useLayoutEffect, useRef } from 'react'
import { styled } from 'styled-components'

interface LinkOwnerProps {
  link: Link
  isPending: boolean
  onReveal: () => void
}

/** The owner of a link and the project that was sent, or the button that reveals them. */
export const LinkOwner = ({ link, isPending, onReveal }: LinkOwnerProps) => {
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

  const canChat = (
    <Text size="small" tone="success">
      {t('You can chat now')}
    </Text>
  )

  return (
    <Room>
      {linkOwner ? (
        <Owner ref={owner} tabIndex={-1}>
          <Text isStrong>
            <Bdi>{fullName(linkOwner)}</Bdi>
          </Text>
          {project && canChat}
          <Email size="small">
            <Bdi>
              {linkOwner.email.slice(0, domainAt)}
              <wbr />
              {linkOwner.email.slice(domainAt)}
            </Bdi>
          </Email>
          {project ? (
            <ProjectName size="small">
              <Sentence
                text={t('Project <title></title>')}
                parts={{
                  title: (
                    <TextLink to={paths.projectOfUser(linkOwner.id, project.id)}>
                      <Bdi>{project.title}</Bdi>
                    </TextLink>
                  ),
                }}
              />
            </ProjectName>
          ) : (
            canChat
          )}
        </Owner>
      ) : (
        <>
          <Button
            variant="quiet"
            size="small"
            icon={<EyeIcon aria-hidden />}
            isPending={isPending}
            onClick={handleReveal}
          >
            {t('Reveal Owner')}
          </Button>
          <Text size="small" tone="soft">
            {t('Shows you their name. They are told.')}
          </Text>
        </>
      )}
    </Room>
  )
}

/* As high before the reveal as after it, so that the rows below stay where they are. */
const Room = styled.div`
  display: grid;
  align-content: start;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${theme.space.xxs};
  min-block-size: 6.5rem;
  line-height: 1.4;

  ${media.sidebarCollapsed} {
    min-block-size: 4.25rem;

    > button {
      min-block-size: ${theme.control.medium};
    }
  }
`

/* Below it is the panel and, on phones, the rest of the row. */
const Owner = styled.div`
  max-inline-size: 100%;
  scroll-margin-block-end: 11rem;

  ${media.sidebarCollapsed} {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    column-gap: ${theme.space.s};
    scroll-margin-block-end: 15.5rem;
  }
`

const ProjectName = styled(Text)`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

  ${media.sidebarCollapsed} {
    flex: 1 0 100%;
  }
`

/** Breaks after the @ before it breaks elsewhere; the column is as wide as its longer part. */
const Email = styled(Text)`
  overflow-wrap: break-word;

  ${media.sidebarCollapsed} {
    flex: 1 0 100%;
    overflow-wrap: anywhere;
  }
`
