import { paths } from '@swipefolio/shared/contract'
import { t } from '@swipefolio/shared/i18n'
import { ButtonLink, Cluster, Empty, TextLink, theme, touchArea } from '@swipefolio/shared/ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

const ways = [
  { label: t('Post a Project Request'), to: paths.dashboardSection('requests', 'new=true') },
  { label: t('Go to Dashboard'), to: paths.dashboard, variant: 'quiet' },
] as const

const lists = [
  { label: t('Saved Projects'), to: paths.dashboardSection('saved') },
  { label: t('Unliked Projects'), to: paths.dashboardSection('passed') },
]

interface DeckEndProps {
  /** Names of the technologies of the filter, if there is one. */
  filteredBy?: string
  /** The button that clears the filter, if there is one. */
  clear: ReactNode
  /** The button that takes the last decision back, if that can be. */
  undo: ReactNode
}

/** In the card's place when the deck is empty: where new projects come from, and the ways on. */
export const DeckEnd = ({ filteredBy, clear, undo }: DeckEndProps) => (
  <Place>
    <Empty
      title={t('No Projects Left')}
      action={
        <>
          <Cluster justify="center">
            {filteredBy === undefined &&
              ways.map(({ label, ...rest }) => (
                <ButtonLink key={label} {...rest}>
                  {label}
                </ButtonLink>
              ))}
            {clear}
          </Cluster>
          <Cluster justify="center" gap="xs">
            {lists.map(({ label, ...rest }) => (
              <Way key={label} {...rest}>
                {label}
              </Way>
            ))}
            {undo}
          </Cluster>
        </>
      }
    >
      {filteredBy === undefined
        ? t("You've seen all available projects. You can request custom projects from job seekers.")
        : t("You've seen all projects with {names}.", { names: filteredBy })}{' '}
      <span>{t('New ones appear here first.')}</span>
    </Empty>
  </Place>
)

const Place = styled.div`
  overflow: auto;
  inline-size: var(--deck-width);
  margin-inline: auto;
`

const Way = styled(TextLink)`
  display: inline-block;
  padding: ${theme.space.xs};
  ${touchArea}
`
