import { chats, privacy, useIsOnline, useQuery } from '@swipefolio/shared/api'
import { t } from '@swipefolio/shared/i18n'
import { PageHeader, QueryBoundary, Skeleton, Stack, useDocumentTitle } from '@swipefolio/shared/ui'
import { HiddenCompanies } from './hidden-companies'
import { HiddenDomains } from './hidden-domains'
import { KnownRecruiters } from './known-recruiters'
import { PauseProfile } from './pause-profile'

/** Who sees the job seeker. */
export const Privacy = () => {
  useDocumentTitle(t('Privacy'))
  const own = useQuery(privacy.own())
  const known = useQuery(chats.list('jobseeker'))
  const isOnline = useIsOnline()
  const below = <KnownRecruiters />
  // Not `isLoading`: a failed query is pending again when its own part mounts.
  const isLoading = isOnline && !(own.isFetched && known.isFetched)
  return (
    <>
      <PageHeader
        title={t('Privacy')}
        intro={t(
          'Recruiters see your projects without your name, until one of them likes a project or reveals a link of yours.',
        )}
      />
      <Stack gap="l">
        <QueryBoundary
          query={own}
          waitsFor={[known]}
          loadingText={t('Loading privacy...')}
          errorText={t('Failed to load your privacy settings')}
          skeleton={
            <>
              <PauseProfile />
              <HiddenCompanies companies={[]} />
              <HiddenDomains domains={[]} />
            </>
          }
        >
          {({ hiddenCompanies, hiddenDomains = [] }) => (
            <>
              <PauseProfile />
              <HiddenCompanies companies={hiddenCompanies} />
              <HiddenDomains domains={hiddenDomains} />
            </>
          )}
        </QueryBoundary>
        {isLoading ? <Skeleton>{below}</Skeleton> : below}
      </Stack>
    </>
  )
}
