import { projectRequests, useQuery } from '@swipefolio/shared/api'
import { paths } from '@swipefolio/shared/contract'
import { t } from '@swipefolio/shared/i18n'
import { ButtonLink, Cluster, Text } from '@swipefolio/shared/ui'
import { styled } from 'styled-components'

interface RecruiterContentProps {
  requestId: string
}

const useOwnership = (requestId: string) => useQuery(projectRequests.ownership(requestId))

export const RecruiterHeading = ({ requestId }: RecruiterContentProps) => {
  const { data, isPending } = useOwnership(requestId)
  return <Late $isKnown={!isPending}>{data?.isOwn ? t('Your Request') : t('For job seekers')}</Late>
}

/** What a recruiter may do with a project request; with one of theirs, look at its links. */
export const RecruiterContent = ({ requestId }: RecruiterContentProps) => {
  const { data, isPending } = useOwnership(requestId)
  return (
    <>
      <Text>{t('As a recruiter, you can view project requests but cannot submit projects.')}</Text>
      <Late $isKnown={!isPending}>
        {data?.isOwn ? (
          <Cluster gap="xs">
            <ButtonLink
              to={paths.linksOf(Number(requestId))}
              variant={data.linksCount > 0 ? 'primary' : 'quiet'}
            >
              {t('{linksCount, plural, one {See # Link} other {See # Links}}', {
                linksCount: data.linksCount,
              })}
            </ButtonLink>
            <ButtonLink to={paths.editRequest(Number(requestId))} variant="plain">
              {t('Edit Request')}
            </ButtonLink>
          </Cluster>
        ) : (
          <ButtonLink to={paths.dashboardSection('requests')} variant="quiet">
            {t('Your Project Requests')}
          </ButtonLink>
        )}
      </Late>
    </>
  )
}

/* It keeps its room until the answer comes. */
const Late = styled.span<{ $isKnown: boolean }>`
  visibility: ${({ $isKnown }) => ($isKnown ? 'visible' : 'hidden')};
`
