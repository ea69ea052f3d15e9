import { changeErrorMessage, projects, useMutation } from '@swipefolio/shared/api'
import type { Project } from '@swipefolio/shared/contract'
import { t } from '@swipefolio/shared/i18n'
import { Confirm, toast } from '@swipefolio/shared/ui'
import { useLastShown } from './use-last-shown'
import { useReloadProjects } from './use-reload-projects'

interface DeleteProjectProps {
  /** The project to delete, if any. */
  project: Project | undefined
  onClose: () => void
  onDeleted: () => void
}

/** Asks for confirmation, then deletes a project; stays open when that fails. */
export const DeleteProject = ({ project, onClose, onDeleted }: DeleteProjectProps) => {
  const reload = useReloadProjects()
  const shown = useLastShown(project)
  const deletion = useMutation({
    mutationFn: projects.remove,
    onSuccess: async () => {
      await reload()
      toast.success(t('Project deleted'))
      onClose()
      onDeleted()
    },
    // After a lost answer the list shows whether it was deleted.
    onError: () => void reload(),
  })
  return (
    <Confirm
      isOpen={project !== undefined}
      question={t('Are you sure you want to delete "{title}"?', { title: shown?.title ?? '' })}
      details={t('Its pictures, likes and saves go with it.')}
      confirmLabel={t('Delete')}
      isPending={deletion.isPending}
      error={
        deletion.error
          ? changeErrorMessage(deletion.error, t('Failed to delete project'))
          : undefined
      }
      onConfirm={() => project && deletion.mutate(project.id)}
      onCancel={() => {
        deletion.reset()
        onClose()
      }}
    />
  )
}
