import { contacts, useInfiniteQuery } from '@swipefolio/shared/api'
import type { Contact, ContactStage } from '@swipefolio/shared/contract'
import { fullName } from '@swipefolio/shared/format'
import { t } from '@swipefolio/shared/i18n'
import {
  Heading,
  media,
  Pagination,
  QueryBoundary,
  Text,
  theme,
  visuallyHidden,
} from '@swipefolio/shared/ui'
import { useId, useLayoutEffect } from 'react'
import { styled } from 'styled-components'
import { ContactCard } from '../contacts/contact-card'
import { MoveMenu } from './move-menu'
import { unlessMoving } from './use-moves'

interface ColumnProps {
  stage: ContactStage
  stages: readonly ContactStage[]
  search: string
  onMove: (contact: Contact, from: number, to: number) => void
  /** Called after each render, when a contact that moved may be on the page. */
  onShown: () => void
}

/** The contacts in one stage. */
export const Column = ({ stage, stages, search, onMove, onShown }: ColumnProps) => {
  const list = useInfiniteQuery({ ...contacts.column(stage.id, search), ...unlessMoving })
  const titleId = useId()

  useLayoutEffect(onShown)

  return (
    <Sheet
      data-stage={stage.id}
      data-empty={stage.count === 0 && !list.data?.length}
      aria-labelledby={titleId}
    >
      <Title>
        <Heading level={2} size="small" id={titleId}>
          <bdi>{stage.name}</bdi>
        </Heading>
        <Count tone="soft" size="small">
          {stage.count}
        </Count>
      </Title>
      <QueryBoundary
        query={list}
        loadingText={t('Loading contacts...')}
        errorText={t('Failed to load contacts')}
        skeleton="rows"
        isEmpty={(people) => people.length === 0}
        empty={
          <Nobody tone="soft" size="small">
            {search ? t('No contacts match your search') : t('Nobody here yet')}
          </Nobody>
        }
      >
        {(people) => (
          <>
            <Cards>
              {people.map((person) => (
                <li key={person.id} data-contact={person.id}>
                  <ContactCard
                    person={person}
                    isNarrow
                    action={
                      <MoveMenu
                        name={fullName(person)}
                        stageId={stage.id}
                        stages={stages}
                        onMove={(to) => onMove(person, stage.id, to)}
                      />
                    }
                  />
                </li>
              ))}
            </Cards>
            <Pagination query={list} />
          </>
        )}
      </QueryBoundary>
    </Sheet>
  )
}

const Sheet = styled.section`
  position: relative;
  display: flex;
  flex: 3 1 15rem;
  flex-direction: column;
  gap: ${theme.space.s};
  min-inline-size: 14rem;
  padding: ${theme.space.xs};
  border: ${theme.border.thin};
  border-radius: ${theme.radius.l};
  background: color-mix(in oklab, ${theme.color.ink} 3%, ${theme.color.paper});

  &[data-over] {
    outline: ${theme.border.ring} solid ${theme.color.focus};
    outline-offset: -${theme.border.ring};
  }
  ${media.aboveSidebar} {
    &[data-empty='true'] {
      flex: 1 1 8.5rem;
      min-inline-size: 7.5rem;
      background: none;

      > p {
        ${visuallyHidden}
      }
    }
  }
  ${media.sidebarCollapsed} {
    min-inline-size: 0;
    padding: 0;
    border: 0;
    background: none;
  }
`

const Title = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${theme.space.xxs};
  padding-inline: ${theme.space.xxs};
  overflow-wrap: anywhere;

  ${media.sidebarCollapsed} {
    display: none;
  }
`

const Count = styled(Text)`
  font-variant-numeric: tabular-nums;
`

const Nobody = styled(Text)`
  padding: ${theme.space.m} ${theme.space.xs};
  text-align: center;
`

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
  gap: ${theme.space.s};
  padding: 0;
  list-style: none;

  > [data-contact] {
    cursor: grab;
    user-select: none;
    -webkit-touch-callout: none;
  }
  > [data-dragged] {
    opacity: 0.35;
  }
`
