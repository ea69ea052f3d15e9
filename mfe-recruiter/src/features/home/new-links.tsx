import { paths, type RecruiterHome } from '@swipefolio/shared/contract'
import { t } from '@swipefolio/shared/i18n'
import { BriefcaseIcon, HomePart, LinkRow, LinkRows, PlusIcon } from '@swipefolio/shared/ui'

type NewLinksProps = Pick<RecruiterHome, 'requests' | 'hasRequests'>

/** The requests with links that the recruiter has not looked at, one row to all when there are none, or the way to a first request. */
export const NewLinks = ({ requests, hasRequests }: NewLinksProps) => {
  if (!hasRequests) return <FirstRequest />
  return (
    <HomePart title={t('New links')}>
      <LinkRows>
        {requests.length === 0 && (
          <LinkRow
            title={t('No new links')}
            opens={paths.dashboardSection('requests')}
            icon={<BriefcaseIcon aria-hidden />}
          >
            {t('All your requests')}
          </LinkRow>
        )}
        {requests.map(({ id, title, newLinks }) => (
          <LinkRow
            key={id}
            title={title}
            opens={paths.linksOf(id)}
            icon={<BriefcaseIcon aria-hidden />}
          >
            {t('{newLinks, plural, one {# new link} other {# new links}}', { newLinks })}
          </LinkRow>
        ))}
      </LinkRows>
    </HomePart>
  )
}

const FirstRequest = () => (
  <HomePart title={t('Project requests')}>
    <LinkRows>
      <LinkRow
        title={t('Post your first project request')}
        opens={paths.dashboardSection('requests', 'new=true')}
        icon={<PlusIcon aria-hidden />}
      >
        {t('Job seekers answer it with a repository')}
      </LinkRow>
    </LinkRows>
  </HomePart>
)
