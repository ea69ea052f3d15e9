import { paths, type RecruiterHome } from '@swipefolio/shared/contract'
import { BriefcaseIcon, HomePart, LinkRow, LinkRows, PlusIcon } from '@swipefolio/shared/ui'

type NewLinksProps = Pick<RecruiterHome, 'requests' | 'hasRequests'>

/** The requests with links that the recruiter has not looked at, or the way to a first request. */
export const NewLinks = ({ requests, hasRequests }: NewLinksProps) => (
  <HomePart title={hasRequests ? 'New links' : 'Project requests'}>
    <LinkRows>
      {requests.map(({ id, title, newLinks }) => (
        <LinkRow
          key={id}
          title={title}
          opens={paths.linksOf(id)}
          icon={<BriefcaseIcon aria-hidden />}
        >
          {newLinks === 1 ? '1 new link' : `${newLinks} new links`}
        </LinkRow>
      ))}
      {requests.length === 0 &&
        (hasRequests ? (
          <LinkRow
            title="All your requests"
            opens={paths.dashboardSection('requests')}
            icon={<BriefcaseIcon aria-hidden />}
          >
            No new links
          </LinkRow>
        ) : (
          <LinkRow
            title="Post your first project request"
            opens={paths.dashboardSection('requests', 'new=true')}
            icon={<PlusIcon aria-hidden />}
          >
            Job seekers answer it with a repository
          </LinkRow>
        ))}
    </LinkRows>
  </HomePart>
)
