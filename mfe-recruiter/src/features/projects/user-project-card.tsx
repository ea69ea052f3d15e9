import type { Project } from '@swipefolio/shared/contract'
import { t } from '@swipefolio/shared/i18n'
import { canonicalRepository, repositoryPrefix } from '@swipefolio/shared/rules'
import {
  Bdi,
  Cluster,
  GitBranchIcon,
  HeartIcon,
  ProjectCard,
  Tag,
  theme,
} from '@swipefolio/shared/ui'
import { styled } from 'styled-components'

interface UserProjectCardProps {
  project: Project
  isLiked: boolean
  onOpen: () => void
}

const repositoryName = (gitUrl: string) =>
  canonicalRepository(gitUrl)?.slice(repositoryPrefix.length) ?? t('Repository')

/** The owner, mostly the same on all cards of a profile, gives way to the repository's own name. */
const Repository = ({ gitUrl }: { gitUrl: string }) => {
  const name = repositoryName(gitUrl)
  const start = Math.max(name.lastIndexOf('/'), 0)
  return (
    <Bdi>
      <span>{name.slice(0, start)}</span>
      <span>{name.slice(start)}</span>
    </Bdi>
  )
}

/** A project on a job seeker's profile. */
export const UserProjectCard = ({ project, isLiked, onOpen }: UserProjectCardProps) => (
  <ProjectCard project={project} headingLevel={3} isHighlighted={isLiked} onOpen={onOpen}>
    {(isLiked || project.gitUrl) && (
      <Cluster gap="xs">
        {isLiked && (
          <Liked>
            <HeartIcon aria-hidden />
            {t('You liked this')}
          </Liked>
        )}
        {project.gitUrl && (
          <Mark>
            <GitBranchIcon aria-hidden />
            <Repository gitUrl={project.gitUrl} />
          </Mark>
        )}
      </Cluster>
    )}
  </ProjectCard>
)

const Mark = styled(Tag)`
  background: transparent;
  white-space: nowrap;

  > bdi {
    display: flex;
    min-inline-size: 0;
  }
  span {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  span:first-child {
    flex-shrink: 9999;
  }

  svg {
    flex: none;
    inline-size: 1em;
    block-size: 1em;
  }
`

const Liked = styled(Mark)`
  border-color: transparent;
  background: ${theme.color.likeSoft};
  color: ${theme.color.like};
`
