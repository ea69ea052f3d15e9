import type { Project } from '@swipefolio/shared/contract'
import { t } from '@swipefolio/shared/i18n'
import { Modal } from '@swipefolio/shared/ui'
import { ProjectForm } from './project-form'
import { useLastShown } from './use-last-shown'

interface ProjectFormDialogProps {
  isAdding: boolean
  /** The project to edit, if any. */
  edited: Project | undefined
  onClose: () => void
  /** What receives the focus once a project was added. */
  findAddButton: () => HTMLElement | null
}

/** The dialogs for adding and editing a project. */
export const ProjectFormDialog = ({
  isAdding,
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
      <Modal isOpen={edited !== undefined} onClose={onClose} title={t('Edit Project')} isInAddress>
        <ProjectForm project={shown} onClose={onClose} />
      </Modal>
    </>
  )
}
