import { paths, type RecruiterHome } from '@swipefolio/shared/contract'
import { t } from '@swipefolio/shared/i18n'
import {
  BriefcaseIcon,
  Cluster,
  HomePart,
  LinkRow,
  LinkRows,
  PlusIcon,
  Text,
  TextLink,
} from '@swipefolio/shared/ui'

type NewLinksProps = Pick<RecruiterHome, 'requests' | 'hasRequests'>

/** The requests with links that the recruiter has not looked at, one quiet line when there are none, or the way to a first request. */
export const NewLinks = ({ requests, hasRequests }: NewLinksProps) => {
  if (!hasRequests) return <FirstRequest />
  if (requests.length === 0) return <NoNewLinks />
  return (
    <HomePart title={t('New links')}>
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
      </LinkRows>
    </HomePart>
  )
}

const NoNewLinks = () => (
  <Cluster justify="between">
    <Text tone="soft">{t('No new links')}</Text>
    <TextLink to={paths.dashboardSection('requests')}>{t('All your requests')}</TextLink>
  </Cluster>
)

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
