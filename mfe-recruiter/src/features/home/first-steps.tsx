import { paths } from '@swipefolio/shared/contract'
import {
  HeartIcon,
  HomePart,
  LinkRow,
  LinkRows,
  PlusIcon,
  SparklesIcon,
} from '@swipefolio/shared/ui'

/** What a recruiter can begin with: without a decision and a request, or without any figures. */
export const FirstSteps = () => (
  <HomePart title="Your first steps">
    <LinkRows>
      <LinkRow title="Like a project" opens={paths.swipeProjects} icon={<HeartIcon aria-hidden />}>
        You meet its maker, and can chat at once
      </LinkRow>
      <LinkRow
        title="Post your first project request"
        opens={paths.dashboardSection('requests', 'new=true')}
        icon={<PlusIcon aria-hidden />}
      >
        Job seekers answer it with a repository
      </LinkRow>
      <LinkRow
        title="Review a repository"
        opens={paths.aiReview}
        icon={<SparklesIcon aria-hidden />}
      >
        A second opinion on any public code
      </LinkRow>
    </LinkRows>
  </HomePart>
)
