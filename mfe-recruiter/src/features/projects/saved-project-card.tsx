import {
  chats,
  contacts,
  decisions,
  errorMessage,
  profile,
  useMutation,
  useQueryClient,
} from '@swipefolio/shared/api'
import type { DecisionStatus, Project } from '@swipefolio/shared/contract'
import { HeartIcon, IconButton, ProjectCard, toast, XIcon } from '@swipefolio/shared/ui'

interface SavedProjectCardProps {
  project: Project
  onOpen: () => void
  /** The card is about to go, and the focus with it. */
  onDecided: () => void
}

const affected = [
  decisions.saved(),
  contacts.list(),
  chats.list('recruiter'),
  profile.recruiterStats(),
]

/** A saved project; it is locked while its decision is under way. */
export const SavedProjectCard = ({ project, onOpen, onDecided }: SavedProjectCardProps) => {
  const queryClient = useQueryClient()
  const decision = useMutation({
    mutationFn: (status: DecisionStatus) => decisions.decideSaved(project.id, status),
    onSuccess: () => {
      onDecided()
      return Promise.all(
        affected.map(({ queryKey }) => queryClient.invalidateQueries({ queryKey })),
      )
    },
    onError: (error) => toast.error(errorMessage(error, 'Failed to update project status')),
  })

  return (
    <ProjectCard
      project={project}
      headingLevel={2}
      isBusy={decision.isPending}
      onOpen={onOpen}
      actions={
        <>
          <IconButton
            label={`Like ${project.title}`}
            icon={<HeartIcon aria-hidden />}
            variant="like"
            size="large"
            onClick={() => decision.mutate('LIKED')}
          />
          <IconButton
            label={`Unlike ${project.title}`}
            icon={<XIcon aria-hidden />}
            variant="quiet"
            size="large"
            onClick={() => decision.mutate('UNLIKED')}
          />
        </>
      }
    />
  )
}
