import type { Link } from '@swipefolio/shared/contract'
import { fullName } from '@swipefolio/shared/format'
import { t } from '@swipefolio/shared/i18n'
import { Bdi, Button, EyeIcon, media, Text, theme } from '@swipefolio/shared/ui'
import { useLayoutEffect, useRef } from 'react'
import { styled } from 'styled-components'

interface LinkOwnerProps {
  link: Link
  isPending: boolean
  onReveal: () => void
}

/** The owner of a link, or the button that reveals them. */
export const LinkOwner = ({ link, isPending, onReveal }: LinkOwnerProps) => {
  const { linkOwner } = link
  const domainAt = (linkOwner?.email.indexOf('@') ?? -1) + 1
  const owner = useRef<HTMLDivElement>(null)
  const hasRevealed = useRef(false)

  useLayoutEffect(() => {
    if (linkOwner && hasRevealed.current) owner.current?.focus()
  }, [linkOwner])
  const handleReveal = () => {
    hasRevealed.current = true
    onReveal()
  }

  return (
    <Room>
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
          <Text size="small" tone="success">
            {t('You can chat now')}
          </Text>
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

/* As high before the reveal as after it, so that the rows below stay where they are. */
const Room = styled.div`
  display: grid;
  align-content: center;
  justify-items: start;
  min-block-size: 4.25rem;
  line-height: 1.4;

  ${media.sidebarCollapsed} {
    align-content: start;
    min-block-size: 3.25rem;
  }
`

const Owner = styled.div`
  ${media.sidebarCollapsed} {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    column-gap: ${theme.space.s};
  }
`

/** Breaks after the @ before it breaks elsewhere; the column is as wide as its longer part. */
const Email = styled(Text)`
  overflow-wrap: break-word;

  ${media.sidebarCollapsed} {
    order: 1;
    flex: 1 0 100%;
    overflow-wrap: anywhere;
  }
`
