import { type JobSeekerHome, paths } from '@swipefolio/shared/contract'
import { t } from '@swipefolio/shared/i18n'
import { BriefcaseIcon, HomePart, LinkRow, LinkRows } from '@swipefolio/shared/ui'

/** Open project requests: those that name the person's technologies, or else the newest. */
export const MatchingRequests = ({ requests }: Pick<JobSeekerHome, 'requests'>) => {
  const matching = requests.filter(({ technologies }) => technologies.length > 0)
  const shown = matching.length > 0 ? matching : requests
  return (
    <HomePart title={matching.length > 0 ? t('Requests that fit you') : t('Project requests')}>
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
        <LinkRow
          title={matching.length > 0 ? t('All that fit your projects') : t('All open requests')}
          opens={matching.length > 0 ? paths.fittingRequests : paths.projectRequests}
          icon={<BriefcaseIcon aria-hidden />}
        >
          {requests.length === 0 && t('Nothing new to answer now')}
        </LinkRow>
      </LinkRows>
    </HomePart>
  )
}
