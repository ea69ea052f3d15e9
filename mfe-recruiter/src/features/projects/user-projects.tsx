import type { UserWithProjects } from '@swipefolio/shared/contract'
import { t } from '@swipefolio/shared/i18n'
import {
  Empty,
  fillerProjects,
  fillerText,
  FolderIcon,
  Grid,
  Heading,
  Stack,
} from '@swipefolio/shared/ui'
import { type ReactNode, useId } from 'react'
import { projects as counted } from '../match/projects-count'
import { ProjectModal } from './project-modal'
import { ProjectReadme } from './project-readme'
import { useOpenedId } from '../../navigation/use-opened-id'
import { UserProjectCard } from './user-project-card'

export const fillerUser: UserWithProjects = {
  id: -1,
  fullName: '',
  email: fillerText(24).replaceAll(' ', '.'),
  chatId: -1,
  since: fillerText(8),
  origin: { kind: 'like', title: fillerText(16) },
  // The headline and half of what the facts of a profile take, which may be filled in or empty.
  profile: {
    headline: fillerText(36),
    about: '',
    place: fillerText(14),
    availability: '',
    availableFrom: '',
    languages: [],
    links: [],
    image: '',
  },
  projectWithTechnologies: fillerProjects(6).map(({ technologies, ...project }) => ({
    project: { ...project, technologies },
    technologies,
  })),
  likedByRecruiter: [],
}

interface UserProjectsProps {
  user: UserWithProjects
  /** What to do about it when there are none. */
  emptyAction?: ReactNode
  /** Whether they are one's own. */
  isOwn?: boolean
}

/** All projects of one job seeker, the liked ones first and marked. */
export const UserProjects = ({ user, emptyAction, isOwn = false }: UserProjectsProps) => {
  const titleId = useId()
  const { openedId, open, close } = useOpenedId('project')
  const likedIds = new Set(user.likedByRecruiter.map(({ project }) => project.id))
  const projects = user.projectWithTechnologies
    .map(({ project, technologies }) => ({ ...project, technologies }))
    .toSorted((one, other) => Number(likedIds.has(other.id)) - Number(likedIds.has(one.id)))

  return (
    <>
      {projects.length === 0 ? (
        <Empty
          title={t('No projects available')}
          icon={<FolderIcon aria-hidden />}
          action={emptyAction}
        />
      ) : (
        <Stack as="section" aria-labelledby={titleId}>
          <Heading level={2} size="section" id={titleId}>
            {counted(projects.length)}
          </Heading>
          <Grid>
            {projects.map((project) => (
              <UserProjectCard
                key={project.id}
                project={project}
                isLiked={likedIds.has(project.id)}
                onOpen={() => open(project.id)}
              />
            ))}
          </Grid>
        </Stack>
      )}
      <ProjectModal
        isOpen={openedId !== undefined}
        project={projects.find(({ id }) => id === openedId)}
        onClose={close}
      >
        {openedId !== undefined && <ProjectReadme projectId={openedId} isOwn={isOwn} />}
      </ProjectModal>
    </>
  )
}
