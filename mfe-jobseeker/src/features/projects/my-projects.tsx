import type { Project } from '@swipefolio/shared/contract'
import { Button, PageHeader, PlusIcon, useDocumentTitle } from '@swipefolio/shared/ui'
import { useState } from 'react'
import { DeleteProject } from './delete-project'
import { FocusTarget } from './focus-target'
import { ProjectDetails } from './project-details'
import { ProjectFormDialog } from './project-form-dialog'
import { ProjectGrid } from './project-grid'
import { useOwnProject } from './use-own-project'
import { useProjectPlace } from './use-project-place'

/** The job seeker's own projects: all of them as cards, or one in detail. */
export const MyProjects = () => {
  const place = useProjectPlace()
  const { project: opened } = useOwnProject(place.openId)
  const { project: edited } = useOwnProject(place.editedId)
  const [deleted, setDeleted] = useState<Project>()
  const [deletions, setDeletions] = useState(0)
  const title = opened?.title ?? 'My Projects'
  useDocumentTitle(title)

  const actions = {
    onEdit: (project: Project) => place.edit(project.id),
    onDelete: setDeleted,
  }

  const handleDeleted = () => {
    setDeletions((count) => count + 1)
    if (place.openId !== null) place.backToList()
  }

  return (
    <FocusTarget focusKey={`${place.openId}/${deletions}`}>
      {place.openId === null ? (
        <>
          <PageHeader
            title={title}
            actions={
              <Button icon={<PlusIcon aria-hidden />} onClick={place.add}>
                Add New Project
              </Button>
            }
          />
          <ProjectGrid
            onOpen={(project) => place.open(project.id)}
            onAdd={place.add}
            {...actions}
          />
        </>
      ) : (
        <ProjectDetails
          title={title}
          projectId={place.openId}
          onBack={place.backToList}
          isPreviewed={place.isPreviewed}
          onPreview={place.preview}
          {...actions}
        />
      )}
      <ProjectFormDialog isAdding={place.isAdding} edited={edited} onClose={place.closeForm} />
      <DeleteProject
        project={deleted}
        onClose={() => setDeleted(undefined)}
        onDeleted={handleDeleted}
      />
    </FocusTarget>
  )
}
