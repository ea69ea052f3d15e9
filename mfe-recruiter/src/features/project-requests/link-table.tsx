import { changeErrorMessage } from '@swipefolio/shared/api'
import type { Link, Verdict } from '@swipefolio/shared/contract'
import { t } from '@swipefolio/shared/i18n'
import {
  Button,
  ChevronDownIcon,
  ChevronUpIcon,
  Notice,
  Stack,
  Table,
  type TableColumn,
  Text,
  theme,
} from '@swipefolio/shared/ui'
import { type ReactNode, useState } from 'react'
import { styled } from 'styled-components'
import { DeclineLink } from './decline-link'
import { LinkOwner } from './link-owner'
import { LinkVerdict, oneLine } from './link-verdict'
import { LinkWork } from './link-work'
import { RevealedOwner } from './revealed-owner'
import { usePlaces } from './use-places'
import { useRevealOwner } from './use-reveal-owner'
import { useSeenLinks } from './use-seen-links'
import { useVerdict } from './use-verdict'

interface LinkTableProps {
  requestId: number
  links: readonly Link[]
  onChat: (userId: number) => void
  /** Between the links and the panel about the owner. */
  children: ReactNode
}

/** The links of a request; their owners stay hidden until the recruiter reveals them. Declined ones are folded. */
export const LinkTable = ({ requestId, links, onChat, children }: LinkTableProps) => {
  const reveal = useRevealOwner(requestId)
  const verdict = useVerdict(requestId)
  const handleLook = useSeenLinks(requestId)
  const { shown, folded } = usePlaces(links)
  const [declining, setDeclining] = useState<Link>()
  const [isUnfolded, setUnfolded] = useState(false)
  const revealingId = reveal.isPending ? reveal.variables : undefined

  const columns = columnsWith({
    revealingId,
    decliningId: declining?.id,
    onLook: handleLook,
    onReveal: reveal.mutate,
    onJudge: (link, given) => verdict.mutate({ link, verdict: given }),
    onDecline: setDeclining,
    onChat,
  })
  const table = (caption: string, rows: Link[]) => (
    <Table caption={caption} rows={rows} rowKey={({ id }) => id} columns={columns} isTopAligned />
  )

  return (
    <Links>
      {reveal.error && (
        <Notice tone="danger">
          {changeErrorMessage(reveal.error, t('Failed to reveal link owner'))}
        </Notice>
      )}
      <Text size="small" tone="soft">
        {t('Revealing an owner shows you their name. They are told.')}
      </Text>
      {shown.length > 0 && table(t('Links'), shown)}
      {folded.length > 0 && (
        <>
          <div>
            <Button
              variant="plain"
              aria-expanded={isUnfolded}
              icon={isUnfolded ? <ChevronUpIcon aria-hidden /> : <ChevronDownIcon aria-hidden />}
              onClick={() => setUnfolded(!isUnfolded)}
            >
              {t('Not this time ({length})', { length: folded.length })}
            </Button>
          </div>
          {isUnfolded && table(t('Declined links'), folded)}
        </>
      )}
      {children}
      {reveal.variables !== undefined && !reveal.isError && (
        <RevealedOwner
          key={reveal.variables}
          ownerId={reveal.data?.linkOwner?.id}
          onClose={reveal.reset}
        />
      )}
      <DeclineLink
        link={declining}
        onDecline={async (link, reply) =>
          setDeclining(await verdict.mutateAsync({ link, verdict: 'DECLINED', reply }))
        }
        onClose={() => setDeclining(undefined)}
      />
    </Links>
  )
}

/* Cards, in which buttons share a line and words have their own, or half of one where it is long. */
const Links = styled(Stack)`
  @media (max-width: 53.5rem) {
    tbody tr {
      display: flex;
      flex-wrap: wrap;
      column-gap: ${theme.space.xs};
    }
    td {
      flex-basis: auto;
    }
    td:first-child {
      flex-basis: 100%;
    }
    td:not(:first-child):has(p, [aria-busy]),
    td:not(:first-child):has(p, [aria-busy]) + td {
      flex: 1 0 16.5rem;
    }
  }
  ${oneLine} {
    tbody tr {
      column-gap: ${theme.space.xxs};
      padding: ${theme.space.s};
    }
  }
`

interface LinkActions {
  revealingId: number | undefined
  decliningId: number | undefined
  onLook: (linkId: number) => void
  onReveal: (linkId: number) => void
  onJudge: (link: Link, verdict: Verdict | null) => void
  onDecline: (link: Link) => void
  onChat: (userId: number) => void
}

const columnsWith = ({
  revealingId,
  decliningId,
  onLook,
  onReveal,
  onJudge,
  onDecline,
  onChat,
}: LinkActions): TableColumn<Link>[] => [
  {
    header: t('Repository'),
    isPlain: true,
    width: '37%',
    cell: (link) => <LinkWork link={link} onLook={onLook} />,
  },
  {
    header: t('Owner'),
    isPlain: true,
    width: '30%',
    cell: (link) => (
      <LinkOwner
        link={link}
        isPending={revealingId === link.id}
        onReveal={() => onReveal(link.id)}
        onChat={onChat}
      />
    ),
  },
  {
    header: t('Answer'),
    isPlain: true,
    width: '33%',
    cell: (link) => (
      <LinkVerdict
        link={link}
        isDeclining={link.id === decliningId}
        onJudge={(verdict) => onJudge(link, verdict)}
        onDecline={() => onDecline(link)}
      />
    ),
  },
]
