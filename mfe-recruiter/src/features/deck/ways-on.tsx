import { paths } from '@swipefolio/shared/contract'
import { t } from '@swipefolio/shared/i18n'
import { Cluster, TextLink } from '@swipefolio/shared/ui'

const ways = [
  { label: t('Post a request'), to: paths.dashboardSection('requests', 'new=true') },
  { label: t('Saved projects'), to: paths.dashboardSection('saved') },
  { label: t('Unliked projects'), to: paths.dashboardSection('passed') },
]

/** Where to go when the deck is empty. */
export const WaysOn = () => (
  <Cluster justify="center" gap="l">
    {ways.map(({ label, to }) => (
      <TextLink key={to} to={to}>
        {label}
      </TextLink>
    ))}
  </Cluster>
)
