import { paths } from '@swipefolio/shared/contract'
import { t } from '@swipefolio/shared/i18n'
import { Link } from '@swipefolio/shared/router'
import { Cluster, media, theme } from '@swipefolio/shared/ui'
import { styled } from 'styled-components'
import type { DecidedList } from './use-decide'

const lists: readonly [name: DecidedList, label: string][] = [
  ['saved', t('Saved')],
  ['passed', t('Unliked')],
]

/** Links between the saved and the unliked projects. */
export const DecidedLists = ({ current }: { current: DecidedList }) => (
  <Row as="nav" aria-label={t('Decided projects')} gap="xs">
    {lists.map(([name, label]) => (
      <Choice
        key={name}
        to={`${paths.dashboard}?section=${name}`}
        aria-current={name === current ? 'page' : undefined}
      >
        {label}
      </Choice>
    ))}
  </Row>
)

const Row = styled(Cluster)`
  margin-block-end: ${theme.space.l};
  margin-inline-end: ${theme.space.s};

  ${media.sidebarCollapsed} {
    margin-block-end: ${theme.space.m};
  }
`

const Choice = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-block-size: ${theme.control.medium};
  padding-inline: ${theme.space.m};
  border: ${theme.border.strong};
  border-radius: ${theme.radius.pill};
  background: ${theme.color.surface};
  color: ${theme.color.ink};
  font-size: ${theme.size.small};
  font-weight: ${theme.weight.medium};
  text-decoration: none;
  &[aria-current] {
    border-color: ${theme.color.ink};
    background: ${theme.color.ink};
    color: ${theme.color.paper};
  }
`
