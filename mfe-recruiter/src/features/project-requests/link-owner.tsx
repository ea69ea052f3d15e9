import type { Link } from '@swipefolio/shared/contract'
import { fullName } from '@swipefolio/shared/format'
import { Bdi, Button, EyeIcon, Stack, Text } from '@swipefolio/shared/ui'
import { useEffect, useRef } from 'react'
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

  useEffect(() => {
    if (linkOwner && hasRevealed.current) owner.current?.focus()
  }, [linkOwner])
  const handleReveal = () => {
    hasRevealed.current = true
    onReveal()
  }

  return (
    <div>
      {linkOwner ? (
        <Stack gap="none" ref={owner} tabIndex={-1}>
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
            You can chat now
          </Text>
        </Stack>
      ) : (
        <Button
          variant="quiet"
          size="small"
          icon={<EyeIcon aria-hidden />}
          isPending={isPending}
          onClick={handleReveal}
        >
          Reveal Owner
        </Button>
      )}
    </div>
  )
}

/** Breaks after the @ before it breaks elsewhere; the column is as wide as its longer part. */
const Email = styled(Text)`
  overflow-wrap: break-word;
`
