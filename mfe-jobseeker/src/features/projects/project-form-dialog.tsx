import type { Project } from '@swipefolio/shared/contract'
import { t } from '@swipefolio/shared/i18n'
import { Modal } from '@swipefolio/shared/ui'
import { ProjectForm } from './project-form'
import { useLastShown } from './use-last-shown'

interface ProjectFormDialogProps {
  isAdding: boolean
  editedId: number | null
  /** The project with this id, while there is one; the form stays open when it is removed meanwhile. */
  edited: Project | undefined
  onClose: () => void
  /** What receives the focus once a project was added. */
  findAddButton: () => HTMLElement | null
}

/** The dialogs for adding and editing a project. */
export const ProjectFormDialog = ({
  isAdding,
  editedId,
  edited,
  onClose,
  findAddButton,
}: ProjectFormDialogProps) => {
  const shown = useLastShown(edited)
  return (
    <>
      <Modal
        isOpen={isAdding}
        onClose={onClose}
        title={t('Add Project')}
        isInAddress
        findReturnFocus={findAddButton}
      >
        <ProjectForm onClose={onClose} />
      </Modal>
      <Modal
        isOpen={shown?.id === editedId}
        onClose={onClose}
        title={t('Edit Project')}
        isInAddress
      >
        <ProjectForm project={shown} onClose={onClose} />
      </Modal>
    </>
  )
}
