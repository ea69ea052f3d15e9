import { projects, useQuery } from '@swipefolio/shared/api'
import type { Project } from '@swipefolio/shared/contract'
import { Button, PageHeader, PlusIcon, useDocumentTitle } from '@swipefolio/shared/ui'
import { useState } from 'react'
import { DeleteProject } from './delete-project'
import { FocusTarget } from './focus-target'
import { ProjectDetails } from './project-details'
import { ProjectFormDialog } from './project-form-dialog'
import { ProjectGrid } from './project-grid'
import { useProjectPlace } from './use-project-place'

/** The job seeker's own projects: all of them as cards, or one in detail. */
export const MyProjects = () => {
  const place = useProjectPlace()
  const { data: all } = useQuery(projects.list())
  const [deleted, setDeleted] = useState<Project>()
  const [deletions, setDeletions] = useState(0)
  const find = (id: number | null) => all?.find((project) => project.id === id)
  const title = find(place.openId)?.title ?? 'My Projects'
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
          {...actions}
        />
      )}
      <ProjectFormDialog
        isAdding={place.isAdding}
        edited={find(place.editedId)}
        onClose={place.closeForm}
      />
      <DeleteProject
        project={deleted}
        onClose={() => setDeleted(undefined)}
        onDeleted={handleDeleted}
      />
    </FocusTarget>
  )
}
