import { type JobSeekerHome, paths } from '@swipefolio/shared/contract'
import {
  BookmarkIcon,
  FolderIcon,
  HeartIcon,
  HomePart,
  LinkRow,
  LinkRows,
} from '@swipefolio/shared/ui'

const counted = (count: number, one: string) => `${count} ${count === 1 ? one : `${one}s`}`

const summary = ({ likes, saves }: JobSeekerHome['week'][number]) =>
  [likes > 0 && counted(likes, 'like'), saves > 0 && counted(saves, 'save')]
    .filter(Boolean)
    .join(' · ')

/** The likes and saves of the last seven days. */
export const ProjectWeek = ({ week }: Pick<JobSeekerHome, 'week'>) => (
  <HomePart title="Your projects this week">
    <LinkRows>
      {week.map((happened) => (
        <LinkRow
          key={happened.project.id}
          title={happened.project.title}
          opens={paths.dashboardSection('projects', `project=${happened.project.id}`)}
          icon={happened.likes > 0 ? <HeartIcon aria-hidden /> : <BookmarkIcon aria-hidden />}
        >
          {summary(happened)}
        </LinkRow>
      ))}
      {week.length === 0 && (
        <LinkRow
          title="My Projects"
          opens={paths.dashboardSection('projects')}
          icon={<FolderIcon aria-hidden />}
        >
          Quiet so far. A clear text and a live link help.
        </LinkRow>
      )}
    </LinkRows>
  </HomePart>
)
