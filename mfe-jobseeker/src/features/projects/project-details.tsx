import { projects, useQuery } from '@swipefolio/shared/api'
import type { Project } from '@swipefolio/shared/contract'
import {
  Button,
  Empty,
  PageHeader,
  PencilIcon,
  QueryBoundary,
  Trash2Icon,
} from '@swipefolio/shared/ui'
import { BackButton } from './back-button'
import { ProjectFacts } from './project-facts'
import type { ProjectItemActions } from './project-item'

interface ProjectDetailsProps extends Omit<ProjectItemActions, 'onOpen'> {
  title: string
  projectId: number
  onBack: () => void
}

/** One project in full, as its owner sees it. */
export const ProjectDetails = ({
  title,
  projectId,
  onBack,
  onEdit,
  onDelete,
}: ProjectDetailsProps) => {
  const list = useQuery(projects.list())
  const find = (all: Project[]) => all.find(({ id }) => id === projectId)
  const project = list.data && find(list.data)
  return (
    <>
      <BackButton onClick={onBack}>Back to Projects</BackButton>
      <PageHeader
        title={title}
        actions={
          project && (
            <>
              <Button
                variant="quiet"
                icon={<PencilIcon aria-hidden />}
                onClick={() => onEdit(project)}
              >
                Edit
              </Button>
              <Button
                variant="danger"
                icon={<Trash2Icon aria-hidden />}
                onClick={() => onDelete(project)}
              >
                Delete
              </Button>
            </>
          )
        }
      />
      <QueryBoundary
        query={list}
        loadingText="Loading projects..."
        errorText="Failed to load projects"
        isEmpty={(all) => !find(all)}
        empty={<Empty title="This project was removed">Your other projects are still there.</Empty>}
      >
        {() => project && <ProjectFacts project={project} headingLevel={2} />}
      </QueryBoundary>
    </>
  )
}
