import type { Executor } from '../foundation/db/database'
import { createProject, replaceTechnologies } from '../modules/projects/repository'
import { demoJobSeekers } from './people'
import { dataProjects } from './projects-data'
import { systemsProjects } from './projects-systems'
import { webProjects } from './projects-web'
import type { DemoPeople } from './seed-people'
import { readTechnologies } from './technologies'
import { daysBefore } from './when'

const projects = [...webProjects, ...systemsProjects, ...dataProjects]

/** Alternates between owners, so that neighbours in the deck differ. */
function inTurn() {
  const byOwner = demoJobSeekers.map(({ key }) => projects.filter(({ owner }) => owner === key))
  const longest = Math.max(...byOwner.map((own) => own.length))
  return Array.from({ length: longest }, (_, turn) =>
    byOwner.flatMap((own) => own[turn] ?? []),
  ).flat()
}

/** Publishes the demo's projects in order and returns their ids by title. */
export async function seedProjects(db: Executor, people: DemoPeople, now: Date) {
  const idsOf = await readTechnologies(db)
  const published = new Map<string, number>()
  const ordered = inTurn()
  for (const [at, project] of ordered.entries()) {
    const id = await createProject(db, {
      owner_id: people[project.owner],
      title: project.title,
      image: '',
      image_alt: '',
      more_pictures: [],
      about: project.about,
      git_url: project.gitUrl ?? '',
      website_url: project.websiteUrl ?? '',
      created_at: daysBefore(now, 50 - at),
    })
    await replaceTechnologies(db, id, idsOf(project.technologies))
    published.set(project.title, id)
  }
  return published
}
