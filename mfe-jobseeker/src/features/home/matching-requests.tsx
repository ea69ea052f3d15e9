import { type JobSeekerHome, paths } from '@swipefolio/shared/contract'
import { BriefcaseIcon, HomePart, LinkRow, LinkRows } from '@swipefolio/shared/ui'

/** Open project requests that name the person's technologies. */
export const MatchingRequests = ({ requests }: Pick<JobSeekerHome, 'requests'>) => (
  <HomePart title={requests.length > 0 ? 'Requests that fit you' : 'Project requests'}>
    <LinkRows>
      {requests.map(({ id, title, companyName, technologies }) => (
        <LinkRow
          key={id}
          title={title}
          opens={paths.projectRequest(id)}
          icon={<BriefcaseIcon aria-hidden />}
        >
          {technologies.join(', ')} · {companyName || 'Unknown Company'}
        </LinkRow>
      ))}
      {requests.length === 0 && (
        <LinkRow
          title="All open requests"
          opens={paths.projectRequests}
          icon={<BriefcaseIcon aria-hidden />}
        >
          None names your technologies yet
        </LinkRow>
      )}
    </LinkRows>
  </HomePart>
)
