import { detailedLength } from '@swipefolio/shared/rules'
import { sql } from 'kysely'
import type { Executor } from '../../foundation/db/database'
import { isPairOpen } from '../../people/visibility'
import { arrivalsOfJobSeeker, totalOf } from '../stats/repository'
import { patternOf } from './technology-pattern'

export interface Progress {
  newest: { id: number; title: string } | null
  has_description: boolean
  has_repository: boolean
  has_website: boolean
  has_answered: boolean
  paused: boolean
  likes: number
  saves: number
  contacts: number
}

export async function getProgress(db: Executor, jobSeekerId: number): Promise<Progress> {
  const { projectsLikes, projectsSaved, contacts } = arrivalsOfJobSeeker(db, jobSeekerId)
  const { rows } = await sql<Progress>`
    select
      (
        select json_build_object('id', id, 'title', title) from project
        where owner_id = ${jobSeekerId} order by publication desc limit 1
      ) as newest,
      coalesce(bool_or(char_length(about) >= ${detailedLength}::int), false) as has_description,
      coalesce(bool_or(git_url <> ''), false) as has_repository,
      coalesce(bool_or(website_url <> ''), false) as has_website,
      exists (select from link where job_seeker_id = ${jobSeekerId}) as has_answered,
      (select paused from account where id = ${jobSeekerId}) as paused,
      ${totalOf(projectsLikes)} as likes,
      ${totalOf(projectsSaved)} as saves,
      ${totalOf(contacts)} as contacts
    from project where owner_id = ${jobSeekerId}`.execute(db)
  const [progress] = rows
  if (!progress) throw new Error('An aggregate has no row')
  return progress
}

/** More technologies than anybody needs would make the search for them slow. */
const mostTechnologies = 50

/** The technologies of one's projects, the most used first. */
export async function listTechnologyNames(db: Executor, jobSeekerId: number) {
  const rows = await db
    .selectFrom('project')
    .innerJoin('project_technology as used', 'used.project_id', 'project.id')
    .innerJoin('technology', 'technology.id', 'used.technology_id')
    .select('technology.name')
    .where('project.owner_id', '=', jobSeekerId)
    .groupBy('technology.id')
    .orderBy(({ fn }) => fn.countAll(), 'desc')
    .orderBy('technology.name')
    .limit(mostTechnologies)
    .execute()
  return rows.map(({ name }) => name)
}

interface Match {
  technologies: string[]
  today: string
  limit: number
}

/** Only so many of the newest requests are searched. */
const newestRequests = 200

/**
 * Open requests that the job seeker has not answered: those that carry, or name in their texts, most of these technologies first, then the
 * newest. PostgreSQL keeps few compiled patterns, so only texts that contain a name are matched with its pattern.
 */
export async function listMatchingRequests(
  db: Executor,
  jobSeekerId: number,
  { technologies, today, limit }: Match,
) {
  const { rows } = await sql<{
    id: number
    title: string
    company_name: string
    end_date: string
    technologies: string[]
  }>`
    with recent as (
      select request.id, request.title, request.end_date, request.created_at, owner.company_name,
        searched.text, lower(searched.text) as lower_text
      from project_request as request
      join account as owner on owner.id = request.owner_id
      cross join lateral concat_ws(' ', request.title, request.mission, request.position_offer)
        as searched (text)
      where request.end_date >= ${today}::date
        and ${isPairOpen(jobSeekerId, sql.ref('request.owner_id'))}
        and not exists (
          select from link
          where link.project_request_id = request.id and link.job_seeker_id = ${jobSeekerId}
        )
      order by request.created_at desc
      limit ${newestRequests}
    )
    select recent.id, recent.title, recent.company_name, recent.end_date, named.technologies
    from recent
    cross join lateral (
      select array(
        select technology.name from project_request_technology as carried
        join technology on technology.id = carried.technology_id
        where carried.project_request_id = recent.id
      ) as names
    ) as carried
    cross join lateral (
      select coalesce(array_agg(name order by place), '{}') as technologies
      from unnest(${technologies}::text[], ${technologies.map(patternOf)}::text[])
        with ordinality as known (name, pattern, place)
      where name = any(carried.names)
        or case when strpos(recent.lower_text, lower(name)) > 0 then recent.text ~ pattern end
    ) as named
    order by cardinality(named.technologies) desc, recent.created_at desc, recent.id
    limit ${limit}`.execute(db)
  return rows
}

export type MatchingRequestRow = Awaited<ReturnType<typeof listMatchingRequests>>[number]
