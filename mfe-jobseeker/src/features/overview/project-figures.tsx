import type { JobSeekerStats, Project } from '@swipefolio/shared/contract'
import { t } from '@swipefolio/shared/i18n'
import { HomePart, LinkRow, LinkRows, ProjectCover, theme } from '@swipefolio/shared/ui'
import { styled } from 'styled-components'
import { addressOfProject, likesAndSaves } from '../home/likes-and-saves'

interface ProjectFiguresProps {
  own: readonly Project[]
  counted?: JobSeekerStats['projects']
}

/** The five own projects that most recruiters liked, or else saved, then the newest. Nothing without projects. */
export const ProjectFigures = ({ own, counted = [] }: ProjectFiguresProps) => {
  const rows = own
    .map((project) => ({ project, figures: counted.find(({ id }) => id === project.id) }))
    .toSorted((one, other) => weightOf(other.figures) - weightOf(one.figures))
    .slice(0, 5)
  return (
    rows.length > 0 && (
      <HomePart title={t('My Projects')}>
        <LinkRows>
          {rows.map(({ project, figures }) => (
            <LinkRow
              key={project.id}
              title={project.title}
              opens={addressOfProject(project.id)}
              icon={<Cover {...project} />}
            >
              {likesAndSaves(figures) || t('No likes or saves yet')}
            </LinkRow>
          ))}
        </LinkRows>
      </HomePart>
    )
  )
}

/** A like counts for more than any number of saves. */
const weightOf = ({ likes, saves } = { likes: 0, saves: 0 }) => likes + saves / (saves + 1)

const Cover = styled(ProjectCover)`
  inline-size: 4rem;
  border-radius: ${theme.radius.s};
`
