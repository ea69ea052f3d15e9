import { type UserWithProjects } from '@swipefolio/shared/contract'
import { Empty, fillerProjects, FolderIcon, Grid } from '@swipefolio/shared/ui'
import { ProjectModal } from './project-modal'
import { useOpenedId } from '../../navigation/use-opened-id'
import { UserProjectCard } from './user-project-card'

export const fillerUser: UserWithProjects = {
  id: -1,
  fullName: '',
  projectWithTechnologies: fillerProjects(6).map(({ technologies, ...project }) => ({
    project: { ...project, technologies },
    technologies,
  })),
  likedByRecruiter: [],
}

/** All projects of one job seeker, the liked ones marked. */
export const UserProjects = ({ user }: { user: UserWithProjects }) => {
  const { openedId, open, close } = useOpenedId('project')
  const likedIds = new Set(user.likedByRecruiter.map(({ project }) => project.id))
  const projects = user.projectWithTechnologies.map(({ project, technologies }) => ({
    ...project,
    technologies,
  }))

  return (
    <>
      {projects.length === 0 ? (
        <Empty title="No projects available" icon={<FolderIcon aria-hidden />} />
      ) : (
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
      )}
      <ProjectModal
        isOpen={openedId !== undefined}
        project={projects.find(({ id }) => id === openedId)}
        onClose={close}
      />
    </>
  )
}
