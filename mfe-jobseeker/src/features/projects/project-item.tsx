import { paths, type Project } from '@swipefolio/shared/contract'
import { canonicalRepository } from '@swipefolio/shared/rules'
import {
  Button,
  ButtonLink,
  ChevronDownIcon,
  Cluster,
  IconButton,
  mainControl,
  PencilIcon,
  ProjectCard,
  SparklesIcon,
  Stack,
  theme,
  Trash2Icon,
} from '@swipefolio/shared/ui'
import { useState } from 'react'
import { styled } from 'styled-components'

export interface ProjectItemActions {
  onOpen: (project: Project) => void
  onEdit: (project: Project) => void
  onDelete: (project: Project) => void
}

/** A project card with the owner's actions. */
export const ProjectItem = ({
  project,
  onOpen,
  onEdit,
  onDelete,
}: ProjectItemActions & { project: Project }) => {
  const [isExpanded, setExpanded] = useState(false)
  const repository = canonicalRepository(project.gitUrl)
  return (
    <ProjectCard
      project={project}
      headingLevel={2}
      movesAs={`project-${project.id}`}
      isExpanded={isExpanded}
      actions={
        <Rows gap="xs">
          <Cluster gap="xs">
            <Button size="small" onClick={() => onOpen(project)} {...mainControl}>
              View Details
            </Button>
            <Expander
              label={isExpanded ? 'Show Less' : 'Show More'}
              icon={<ChevronDownIcon aria-hidden />}
              aria-expanded={isExpanded}
              onClick={() => setExpanded((was) => !was)}
            />
          </Cluster>
          <Cluster gap="xs">
            <IconButton
              label="Edit"
              icon={<PencilIcon aria-hidden />}
              onClick={() => onEdit(project)}
            />
            <IconButton
              label="Delete"
              icon={<Trash2Icon aria-hidden />}
              onClick={() => onDelete(project)}
            />
            {repository && (
              <ButtonLink
                to={paths.aiReviewOf(repository)}
                variant="quiet"
                size="small"
                icon={<SparklesIcon aria-hidden />}
              >
                Review
              </ButtonLink>
            )}
          </Cluster>
        </Rows>
      }
    />
  )
}

/* Two rows on every card, so that those with a review are as high as those without. */
const Rows = styled(Stack)`
  flex: 1;
`

const Expander = styled(IconButton)`
  margin-inline-start: auto;

  svg {
    transition: rotate ${theme.motion.fast};
  }
  &[aria-expanded='true'] svg {
    rotate: 180deg;
  }
`
