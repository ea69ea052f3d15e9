import { type Kysely, sql } from 'kysely'

/**
 * A new company takes only projects out of sight that the recruiter has never been shown: a project that went away after a
 * change of company would tell that its owner hides from the new one.
 */
export async function keepShownProjects(db: Kysely<unknown>) {
  await sql`
    create table shown_project (
      recruiter_id bigint not null references account (id) on delete cascade,
      project_id bigint not null references project (id) on delete cascade,
      primary key (recruiter_id, project_id)
    )`.execute(db)
  await sql`create index shown_project_of on shown_project (project_id)`.execute(db)
  await sql`
    insert into shown_project (recruiter_id, project_id)
    select recruiter_id, project_id from decision`.execute(db)
  await sql`
    alter table hidden_company add column hidden_at timestamptz not null default now()`.execute(db)
  await sql`
    create or replace view out_of_sight as
      select blocker_id as recruiter_id, blocked_id as job_seeker_id, false as but_shown from block
      union all
      select blocked_id, blocker_id, false from block
      union all
      select used_company.account_id, hidden_company.account_id,
        hidden_company.hidden_at <= used_company.used_at
      from hidden_company
      join used_company on used_company.company_key = hidden_company.company_key
      where not exists (
        select from contact
        where recruiter_id = used_company.account_id and job_seeker_id = hidden_company.account_id
      )`.execute(db)
  await sql`
    create or replace function hold_visible_project(
      p_recruiter_id bigint, p_project_id bigint,
      out refusal text, out owner_id bigint, out title text
    ) language plpgsql as $$
    begin
      perform from account where id = p_recruiter_id and deleted_at is null for no key update;
      if not found then
        refusal := 'no account';
        return;
      end if;
      refusal := 'no project';
      perform from account
      where id = (
          select project.owner_id from project
          where project.id = p_project_id and not exists (
            select from out_of_sight
            where recruiter_id = p_recruiter_id and job_seeker_id = project.owner_id
              and not (but_shown and exists (
                select from shown_project
                where recruiter_id = p_recruiter_id and project_id = p_project_id
              ))
          )
        )
        and deleted_at is null
      for key share;
      if not found then
        return;
      end if;
      select project.owner_id, project.title into owner_id, title
      from project where id = p_project_id for key share;
      if found then
        refusal := null;
      end if;
    end $$`.execute(db)
}
