import { type JobSeekerHome, paths } from '@swipefolio/shared/contract'
import { t } from '@swipefolio/shared/i18n'
import {
  BriefcaseIcon,
  ButtonLink,
  Cluster,
  HomePart,
  LinkRow,
  LinkRows,
  Text,
} from '@swipefolio/shared/ui'

/** Open project requests: those that name the person's technologies, or else the newest. */
export const MatchingRequests = ({ requests }: Pick<JobSeekerHome, 'requests'>) => {
  const matching = requests.filter(({ technologies }) => technologies.length > 0)
  const shown = matching.length > 0 ? matching : requests
  return (
    <HomePart title={matching.length > 0 ? t('Requests that fit you') : t('Project requests')}>
      {requests.length > 0 ? (
        <LinkRows>
          {shown.map(({ id, title, companyName, technologies }) => (
            <LinkRow
              key={id}
              title={title}
              opens={paths.projectRequest(id)}
              icon={<BriefcaseIcon aria-hidden />}
            >
              {[technologies.join(', '), companyName || t('Unknown Company')]
                .filter(Boolean)
                .join(' · ')}
            </LinkRow>
          ))}
        </LinkRows>
      ) : (
        <Text tone="soft">{t('Nothing new to answer now')}</Text>
      )}
      <Cluster>
        <ButtonLink
          to={matching.length > 0 ? paths.fittingRequests : paths.projectRequests}
          variant="quiet"
          size="small"
        >
          {matching.length > 0 ? t('All that fit your projects') : t('All open requests')}
        </ButtonLink>
      </Cluster>
    </HomePart>
  )
}
