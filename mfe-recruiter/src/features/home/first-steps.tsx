import { paths } from '@swipefolio/shared/contract'
import { t } from '@swipefolio/shared/i18n'
import {
  HeartIcon,
  HomePart,
  LinkRow,
  LinkRows,
  PlusIcon,
  SparklesIcon,
} from '@swipefolio/shared/ui'
import { styled } from 'styled-components'

/** What a recruiter can begin with: without a decision and a request, or without any figures. */
export const FirstSteps = () => (
  <HomePart title={t('Your first steps')}>
    <Steps>
      <LinkRows>
        <LinkRow
          title={t('Like a project')}
          opens={paths.swipeProjects}
          icon={<HeartIcon aria-hidden />}
        >
          {t('You meet its maker, and can chat at once')}
        </LinkRow>
        <LinkRow
          title={t('Post your first project request')}
          opens={paths.dashboardSection('requests', 'new=true')}
          icon={<PlusIcon aria-hidden />}
        >
          {t('Job seekers answer it with a repository')}
        </LinkRow>
        <LinkRow
          title={t('Review a repository')}
          opens={paths.aiReview}
          icon={<SparklesIcon aria-hidden />}
        >
          {t('A second opinion on any public code')}
        </LinkRow>
      </LinkRows>
    </Steps>
  </HomePart>
)

const Steps = styled.div`
  /* The reasons, which a row would cut after one line. */
  li span > :last-child {
    --lines: 3;
  }
`
