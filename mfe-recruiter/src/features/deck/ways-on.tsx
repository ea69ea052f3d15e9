import { paths } from '@swipefolio/shared/contract'
import { Cluster, TextLink } from '@swipefolio/shared/ui'

const ways = [
  { label: 'Post a request', to: paths.dashboardSection('requests', 'new=true') },
  { label: 'Saved projects', to: paths.dashboardSection('saved') },
  { label: 'Unliked projects', to: paths.dashboardSection('passed') },
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
