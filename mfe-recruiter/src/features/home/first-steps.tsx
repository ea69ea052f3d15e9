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
    <LinkRows>
      <LinkRow
        title={t('Like a project')}
        opens={paths.swipeProjects}
        icon={<HeartIcon aria-hidden />}
      >
        <Whole>{t('You meet its maker, and can chat at once')}</Whole>
      </LinkRow>
      <LinkRow
        title={t('Post your first project request')}
        opens={paths.dashboardSection('requests', 'new=true')}
        icon={<PlusIcon aria-hidden />}
      >
        <Whole>{t('Job seekers answer it with a repository')}</Whole>
      </LinkRow>
      <LinkRow
        title={t('Review a repository')}
        opens={paths.aiReview}
        icon={<SparklesIcon aria-hidden />}
      >
        <Whole>{t('A second opinion on any public code')}</Whole>
      </LinkRow>
    </LinkRows>
  </HomePart>
)

/* A row keeps what people wrote to one line. */
const Whole = styled.span`
  white-space: normal;
`
