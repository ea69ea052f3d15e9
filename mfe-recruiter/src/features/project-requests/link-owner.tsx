import type { Link } from '@swipefolio/shared/contract'
import { fullName } from '@swipefolio/shared/format'
import { Bdi, Button, EyeIcon, Stack, Text } from '@swipefolio/shared/ui'
import { useEffect, useRef } from 'react'

interface LinkOwnerProps {
  link: Link
  isPending: boolean
  onReveal: () => void
}

/** The owner of a link, or the button that reveals them. */
export const LinkOwner = ({ link, isPending, onReveal }: LinkOwnerProps) => {
  const { linkOwner } = link
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
          <Text size="small">
            <Bdi>{linkOwner.email}</Bdi>
          </Text>
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
