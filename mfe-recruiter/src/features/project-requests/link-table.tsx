import { errorMessage } from '@swipefolio/shared/api'
import type { Link } from '@swipefolio/shared/contract'
import {
  Bdi,
  Button,
  ExternalLink,
  GitBranchIcon,
  MessageCircleIcon,
  Notice,
  Stack,
  Table,
  type TableColumn,
} from '@swipefolio/shared/ui'
import { styled } from 'styled-components'
import { LinkOwner } from './link-owner'
import { RevealedOwner } from './revealed-owner'
import { useRevealOwner } from './use-reveal-owner'

interface LinkTableProps {
  requestId: number
  links: readonly Link[]
  onChat: (userId: number) => void
}

/** The links of a request; their owners stay hidden until the recruiter reveals them. */
export const LinkTable = ({ requestId, links, onChat }: LinkTableProps) => {
  const reveal = useRevealOwner(requestId)
  const revealingId = reveal.isPending ? reveal.variables : undefined
  return (
    <Stack>
      {reveal.error && (
        <Notice tone="danger">{errorMessage(reveal.error, 'Failed to reveal link owner')}</Notice>
      )}
      <Table
        caption="Links"
        rows={links}
        rowKey={({ id }) => id}
        columns={columnsWith({ revealingId, onReveal: reveal.mutate, onChat })}
        renderBelow={({ id }) =>
          id === reveal.variables &&
          !reveal.isError && (
            <RevealedOwner ownerId={reveal.data?.linkOwner?.id} onClose={reveal.reset} />
          )
        }
      />
    </Stack>
  )
}

interface LinkActions {
  revealingId: number | undefined
  onReveal: (linkId: number) => void
  onChat: (userId: number) => void
}

const withoutScheme = (address: string) => address.replace(/^https?:\/\//, '')

const columnsWith = ({ revealingId, onReveal, onChat }: LinkActions): TableColumn<Link>[] => [
  {
    header: 'Repository',
    cell: ({ gitHubLink }) => (
      <ExternalLink href={gitHubLink} icon={<GitBranchIcon aria-hidden />}>
        <Bdi>{withoutScheme(gitHubLink)}</Bdi>
      </ExternalLink>
    ),
  },
  {
    header: 'Owner',
    cell: (link) => (
      <LinkOwner
        link={link}
        isPending={revealingId === link.id}
        onReveal={() => onReveal(link.id)}
      />
    ),
  },
  {
    header: 'Chat',
    cell: ({ linkOwner }) => (
      <ChatButton
        variant={linkOwner ? 'like' : 'quiet'}
        size="small"
        icon={<MessageCircleIcon aria-hidden />}
        disabled={!linkOwner}
        onClick={() => linkOwner && onChat(linkOwner.id)}
      >
        Chat
      </ChatButton>
    ),
  },
]

const ChatButton = styled(Button)`
  white-space: nowrap;
`
