import { paths } from '@swipefolio/shared/contract'
import { t } from '@swipefolio/shared/i18n'
import { useSession } from '@swipefolio/shared/session'
import { ButtonLink, Cluster, Text, theme } from '@swipefolio/shared/ui'
import { styled } from 'styled-components'
import { useStart } from '../landing/use-start'

const labels = {
  recruiter: t('Start Swiping'),
  jobseeker: t('Go to My Projects'),
  visitor: t('Join Swipefolio'),
} as const

/** The end of a public page, for people who know nothing of the product yet. */
export const WaysOn = () => {
  const role = useSession((session) => session.role)
  const { path } = useStart()
  return (
    <End>
      <Text tone="soft">
        {t('On Swipefolio, recruiters look at projects first, and then meet who built them.')}
      </Text>
      <Cluster>
        <ButtonLink to={path}>{labels[role ?? 'visitor']}</ButtonLink>
        {!role && (
          <ButtonLink to={paths.home} variant="quiet">
            {t('How It Works')}
          </ButtonLink>
        )}
      </Cluster>
    </End>
  )
}

const End = styled.aside`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.m} ${theme.space.l};
  margin-block-start: ${theme.space.xl};
  padding-block-start: ${theme.space.l};
  border-block-start: ${theme.border.thin};
`
