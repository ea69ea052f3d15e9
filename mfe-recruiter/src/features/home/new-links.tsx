import { paths, type RecruiterHome } from '@swipefolio/shared/contract'
import { t } from '@swipefolio/shared/i18n'
import { BriefcaseIcon, HomePart, LinkRow, LinkRows, PlusIcon } from '@swipefolio/shared/ui'

type NewLinksProps = Pick<RecruiterHome, 'requests' | 'hasRequests'>

/** The requests with links that the recruiter has not looked at, or the way to a first request. */
export const NewLinks = ({ requests, hasRequests }: NewLinksProps) => (
  <HomePart title={hasRequests ? t('New links') : t('Project requests')}>
    <LinkRows>
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
      {requests.length === 0 &&
        (hasRequests ? (
          <LinkRow
            title={t('All your requests')}
            opens={paths.dashboardSection('requests')}
            icon={<BriefcaseIcon aria-hidden />}
          >
            {t('No new links')}
          </LinkRow>
        ) : (
          <LinkRow
            title={t('Post your first project request')}
            opens={paths.dashboardSection('requests', 'new=true')}
            icon={<PlusIcon aria-hidden />}
          >
            {t('Job seekers answer it with a repository')}
          </LinkRow>
        ))}
    </LinkRows>
  </HomePart>
)
