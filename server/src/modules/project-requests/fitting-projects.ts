import type { Executor } from '../../foundation/db/database'

/** The ids of a job seeker's projects by the technologies that they use. */
export type ProjectsByTechnology = ReadonlyMap<number, ReadonlySet<number>>

export async function readProjectsByTechnology(
  db: Executor,
  ownerId: number,
): Promise<ProjectsByTechnology> {
  const uses = await db
    .selectFrom('project')
    .innerJoin('project_technology as used', 'used.project_id', 'project.id')
    .select(['used.project_id', 'used.technology_id'])
    .where('project.owner_id', '=', ownerId)
    .execute()
  const projects = new Map<number, Set<number>>()
  for (const { project_id: projectId, technology_id: technologyId } of uses) {
    const using = projects.get(technologyId) ?? new Set()
    projects.set(technologyId, using.add(projectId))
  }
  return projects
}

/** How many of the projects use at least one of the technologies. */
export const countFitting = (
  projects: ProjectsByTechnology,
  technologies: readonly { id: number }[],
): number => new Set(technologies.flatMap(({ id }) => [...(projects.get(id) ?? [])])).size
