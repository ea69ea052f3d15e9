import type { Project } from '@swipefolio/shared/contract'
import { Button, Cluster, PencilIcon, ProjectCard, Trash2Icon } from '@swipefolio/shared/ui'
import { useState } from 'react'

export interface ProjectItemActions {
  onOpen: (project: Project) => void
  onEdit: (project: Project) => void
  onDelete: (project: Project) => void
}

/** A card that shows three technologies, and all of them with the about text once it is expanded. */
export const ProjectItem = ({
  project,
  onOpen,
  onEdit,
  onDelete,
}: ProjectItemActions & { project: Project }) => {
  const [isExpanded, setExpanded] = useState(false)
  return (
    <ProjectCard
      project={project}
      headingLevel={2}
      isExpanded={isExpanded}
      actions={
        <Cluster gap="xs">
          <Button size="small" onClick={() => onOpen(project)}>
            View Details
          </Button>
          <Button
            size="small"
            variant="quiet"
            icon={<PencilIcon aria-hidden />}
            onClick={() => onEdit(project)}
          >
            Edit
          </Button>
          <Button
            size="small"
            variant="danger"
            icon={<Trash2Icon aria-hidden />}
            onClick={() => onDelete(project)}
          >
            Delete
          </Button>
        </Cluster>
      }
    >
      <Button
        size="small"
        variant="plain"
        aria-expanded={isExpanded}
        onClick={() => setExpanded((was) => !was)}
      >
        {isExpanded ? 'Show Less' : 'Show More'}
      </Button>
    </ProjectCard>
  )
}
