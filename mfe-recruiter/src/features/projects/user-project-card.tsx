import type { Project } from '@swipefolio/shared/contract'
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
  canonicalRepository(gitUrl)?.slice(repositoryPrefix.length) ?? 'Repository'

/** A project on a job seeker's profile. */
export const UserProjectCard = ({ project, isLiked, onOpen }: UserProjectCardProps) => (
  <ProjectCard project={project} headingLevel={2} isHighlighted={isLiked} onOpen={onOpen}>
    {(isLiked || project.gitUrl) && (
      <Cluster gap="xs">
        {isLiked && (
          <Liked>
            <HeartIcon aria-hidden />
            You liked this
          </Liked>
        )}
        {project.gitUrl && (
          <Mark>
            <GitBranchIcon aria-hidden />
            <Bdi>{repositoryName(project.gitUrl)}</Bdi>
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
    overflow: hidden;
    text-overflow: ellipsis;
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
