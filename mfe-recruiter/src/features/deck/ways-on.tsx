import { paths } from '@swipefolio/shared/contract'
import { t } from '@swipefolio/shared/i18n'
import { TextLink, theme } from '@swipefolio/shared/ui'
import { styled } from 'styled-components'
import { matchLayout } from '../match/match-layout'

const ways = [
  { label: t('Post a request'), to: paths.dashboardSection('requests', 'new=true') },
  { label: t('Saved projects'), to: paths.dashboardSection('saved') },
  { label: t('Unliked projects'), to: paths.dashboardSection('passed') },
]

/** Where to go when the deck is empty. */
export const WaysOn = () => (
  <Ways>
    {ways.map(({ label, to }) => (
      <TextLink key={to} to={to}>
        {label}
      </TextLink>
    ))}
  </Ways>
)

/* One row, or one column on phones. */
const Ways = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space.l};

  ${matchLayout.strip} {
    flex-direction: column;
    gap: 0;

    > a {
      padding-block: ${theme.space.s};
    }
  }
`
