import { type JobSeekerHome, paths } from '@swipefolio/shared/contract'
import { t } from '@swipefolio/shared/i18n'
import {
  BookmarkIcon,
  ButtonLink,
  Cluster,
  FolderIcon,
  HeartIcon,
  HomeCard,
  HomePart,
  LinkRow,
  LinkRows,
  Text,
} from '@swipefolio/shared/ui'

const quiet = t('Quiet so far. A clear text and a live link help.')

const summary = ({ likes, saves }: Pick<JobSeekerHome['week'][number], 'likes' | 'saves'>) =>
  [
    likes > 0 && t('{likes, plural, one {# like} other {# likes}}', { likes }),
    saves > 0 && t('{saves, plural, one {# save} other {# saves}}', { saves }),
  ]
    .filter(Boolean)
    .join(' · ') || quiet

const addressOf = (id: number) => paths.dashboardSection('projects', `project=${id}`)

interface ProjectWeekProps extends Pick<JobSeekerHome, 'week'> {
  /** The project that is shown with its cover, and what to do next; the others are rows. */
  top?: JobSeekerHome['top']
}

/** The likes and saves of the last seven days. */
export const ProjectWeek = ({ week, top = null }: ProjectWeekProps) => (
  <HomePart title={t('Your projects this week')}>
    {top && (
      <HomeCard project={top} to={addressOf(top.id)}>
        <Text tone="soft">
          {summary(week.find(({ project }) => project.id === top.id) ?? { likes: 0, saves: 0 })}
        </Text>
      </HomeCard>
    )}
    <LinkRows>
      {week
        .filter(({ project }) => project.id !== top?.id)
        .map((happened) => (
          <LinkRow
            key={happened.project.id}
            title={happened.project.title}
            opens={addressOf(happened.project.id)}
            icon={happened.likes > 0 ? <HeartIcon aria-hidden /> : <BookmarkIcon aria-hidden />}
          >
            {summary(happened)}
          </LinkRow>
        ))}
      {week.length === 0 && !top && (
        <LinkRow
          title={t('My Projects')}
          opens={paths.dashboardSection('projects')}
          icon={<FolderIcon aria-hidden />}
        >
          {quiet}
        </LinkRow>
      )}
    </LinkRows>
    {top && (
      <Cluster>
        <ButtonLink to={paths.dashboardSection('projects', 'add=true')}>
          {t('Add a Project')}
        </ButtonLink>
        <ButtonLink to={paths.aiReview} variant="quiet">
          {t('Get an AI Review')}
        </ButtonLink>
      </Cluster>
    )}
  </HomePart>
)
