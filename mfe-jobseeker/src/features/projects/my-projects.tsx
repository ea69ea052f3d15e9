import type { Project } from '@swipefolio/shared/contract'
import { t } from '@swipefolio/shared/i18n'
import { Button, PageHeader, PlusIcon, useDocumentTitle } from '@swipefolio/shared/ui'
import { useRef, useState } from 'react'
import { DeleteProject } from './delete-project'
import { FocusTarget } from './focus-target'
import { ProjectDetails } from './project-details'
import { ProjectFormDialog } from './project-form-dialog'
import { ProjectGrid } from './project-grid'
import { useListScroll } from './use-list-scroll'
import { useOwnProject } from './use-own-project'
import { useProjectNavigation } from './use-project-navigation'

/** The job seeker's own projects, as a list or one in detail. */
export const MyProjects = () => {
  const navigation = useProjectNavigation()
  const listScroll = useListScroll(navigation.openId)
  const { project: opened } = useOwnProject(navigation.openId)
  const { project: edited } = useOwnProject(navigation.editedId)
  const [deleted, setDeleted] = useState<Project>()
  const [deletions, setDeletions] = useState(0)
  const add = useRef<HTMLButtonElement>(null)
  const title = opened?.title ?? t('My Projects')
  useDocumentTitle(title)

  const actions = {
    onEdit: (project: Project) => navigation.edit(project.id),
    onDelete: setDeleted,
  }

  const handleDeleted = () => {
    setDeletions((count) => count + 1)
    if (navigation.openId !== null) navigation.backToList()
  }

  return (
    <FocusTarget focusKey={`${navigation.openId}/${deletions}`}>
      {navigation.openId === null ? (
        <>
          <PageHeader
            title={title}
            intro={t('What recruiters see while swiping, without your name.')}
            actions={
              <Button ref={add} icon={<PlusIcon aria-hidden />} onClick={navigation.add}>
                {t('Add New Project')}
              </Button>
            }
          />
          <ProjectGrid
            onOpen={(project) => {
              listScroll.keep()
              navigation.open(project.id)
            }}
            {...actions}
          />
        </>
      ) : (
        <ProjectDetails
          title={title}
          projectId={navigation.openId}
          onBack={navigation.backToList}
          isPreviewed={navigation.isPreviewed}
          onPreview={navigation.preview}
          {...actions}
        />
      )}
      <ProjectFormDialog
        isAdding={navigation.isAdding}
        editedId={navigation.editedId}
        edited={edited}
        onClose={navigation.closeForm}
        findAddButton={() => add.current}
      />
      <DeleteProject
        project={deleted}
        onClose={() => setDeleted(undefined)}
        onDeleted={handleDeleted}
      />
    </FocusTarget>
  )
}
