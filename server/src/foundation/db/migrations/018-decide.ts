import { type Kysely, sql } from 'kysely'

/** A decision with everything that follows from it, in one round trip. */
export async function createDecide(db: Kysely<unknown>) {
  await createContactFunctions(db)
  await createRunFunctions(db)
  await createHold(db)
  await createDecisionFunctions(db)
}

/** `p_sentence` is a format: the first placeholder becomes the recruiter's name and company, the second `p_subject`. */
async function createContactFunctions(db: Kysely<unknown>) {
  await sql`
    create function announce_to_contact(
      p_recruiter_id bigint, p_job_seeker_id bigint, p_at timestamptz, p_sentence text, p_subject text,
      p_is_quiet boolean
    ) returns void language plpgsql as $$
    declare
      v_chat_id bigint;
      v_recruiter text;
    begin
      select id into strict v_chat_id from chat
      where recruiter_id = p_recruiter_id and job_seeker_id = p_job_seeker_id;
      select concat_ws(' from ', first_name || ' ' || last_name, nullif(company_name, ''))
      into strict v_recruiter
      from account where id = p_recruiter_id;
      perform create_notification(
        p_job_seeker_id, 'CHAT', format(p_sentence, v_recruiter, p_subject), v_chat_id, p_at, p_is_quiet
      );
      perform publish_to_people(array[p_job_seeker_id], '{"type": "notification"}');
    end $$`.execute(db)
  // Returns false and does nothing when the pair are contacts already.
  await sql`
    create function make_contact(
      p_recruiter_id bigint, p_job_seeker_id bigint, p_at timestamptz, p_sentence text, p_subject text,
      p_is_quiet boolean
    ) returns boolean language plpgsql as $$
    begin
      insert into contact (recruiter_id, job_seeker_id, created_at)
      values (p_recruiter_id, p_job_seeker_id, p_at)
      on conflict do nothing;
      if not found then
        return false;
      end if;
      insert into chat (id, recruiter_id, job_seeker_id, active_at)
      values (random_id(), p_recruiter_id, p_job_seeker_id, p_at);
      perform publish_to_people(array[p_recruiter_id, p_job_seeker_id], '{"type": "chats"}');
      perform announce_to_contact(
        p_recruiter_id, p_job_seeker_id, p_at, p_sentence, p_subject, p_is_quiet
      );
      return true;
    end $$`.execute(db)
}

async function createRunFunctions(db: Kysely<unknown>) {
  // Covers a decided project in all its feeds by merging it with the adjacent runs.
  await sql`
    create function cover_project(p_recruiter_id bigint, p_project_id bigint)
    returns void language plpgsql as $$
    begin
      with entry as (
        select own.feed, own.position,
          (select max(position) from feed_entry where feed = own.feed and position < own.position) as below,
          (select min(position) from feed_entry where feed = own.feed and position > own.position) as above
        from feed_entry as own
        where own.project_id = p_project_id
      ), reach as (
        select entry.feed,
          case when lower.high >= entry.below then lower.low else entry.position end as low,
          case when upper.low <= entry.above then upper.high else entry.position end as high,
          case when upper.low <= entry.above then upper.low end as absorbed
        from entry
        left join lateral (
          select low, high from feed_run
          where recruiter_id = p_recruiter_id and feed = entry.feed and low <= entry.position
          order by low desc limit 1
        ) as lower on true
        left join lateral (
          select low, high from feed_run
          where recruiter_id = p_recruiter_id and feed = entry.feed and low > entry.position
          order by low limit 1
        ) as upper on true
      ), absorbed as (
        delete from feed_run using reach
        where recruiter_id = p_recruiter_id and feed_run.feed = reach.feed
          and feed_run.low = reach.absorbed
      )
      insert into feed_run (recruiter_id, feed, low, high)
      select p_recruiter_id, feed, low, high from reach
      on conflict (recruiter_id, feed, low) do update
      set high = greatest(feed_run.high, excluded.high);
    end $$`.execute(db)
  // Makes a project unseen again by splitting the runs that cover it.
  await sql`
    create function uncover_project(p_recruiter_id bigint, p_project_id bigint)
    returns void language plpgsql as $$
    begin
      with parted as (
        delete from feed_run using feed_entry as entry
        where entry.project_id = p_project_id
          and feed_run.recruiter_id = p_recruiter_id
          and feed_run.feed = entry.feed
          and entry.position between feed_run.low and feed_run.high
        returning feed_run.feed, feed_run.low, feed_run.high, entry.position
      )
      insert into feed_run (recruiter_id, feed, low, high)
      select p_recruiter_id, feed, low, position - 1 from parted where low < position
      union all
      select p_recruiter_id, feed, position + 1, high from parted where high > position;
    end $$`.execute(db)
}

/**
 * Decisions of one recruiter run one after the other, so that runs stay consistent. Owner and project are locked before
 * the decision, in the order that deletions use.
 */
async function createHold(db: Kysely<unknown>) {
  await sql`
    create function hold_visible_project(
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

/** Both return the refusal, or null; a decision also the job seeker who has become a contact by it. */
async function createDecisionFunctions(db: Kysely<unknown>) {
  // A like is final, because it has told somebody. With p_is_saved, the project has to be saved.
  await sql`
    create function decide(
      p_recruiter_id bigint, p_project_id bigint, p_status text, p_at timestamptz, p_sentence text,
      p_is_saved boolean, p_is_quiet boolean,
      out refusal text, out new_contact_id bigint
    ) language plpgsql as $$
    declare
      v_held record;
      v_standing text;
    begin
      v_held := hold_visible_project(p_recruiter_id, p_project_id);
      refusal := v_held.refusal;
      if refusal is not null then
        return;
      end if;
      select status into v_standing from decision
      where recruiter_id = p_recruiter_id and project_id = p_project_id
      for update;
      refusal := case
        when v_standing = p_status then null
        when v_standing = 'LIKED' then 'liked'
        when p_is_saved and v_standing = 'UNLIKED' then 'unliked'
        when p_is_saved and v_standing is null then 'not saved'
      end;
      if refusal is not null or v_standing = p_status then
        return;
      end if;
      insert into decision (recruiter_id, project_id, status, decided_at)
      values (p_recruiter_id, p_project_id, p_status, p_at)
      on conflict (recruiter_id, project_id) do update
      set status = excluded.status, decided_at = excluded.decided_at;
      perform cover_project(p_recruiter_id, p_project_id);
      if p_status = 'LIKED' and make_contact(
        p_recruiter_id, v_held.owner_id, p_at, p_sentence, v_held.title, p_is_quiet
      ) then
        new_contact_id := v_held.owner_id;
      end if;
    end $$`.execute(db)
  await sql`
    create function take_back_decision(p_recruiter_id bigint, p_project_id bigint)
    returns text language plpgsql as $$
    declare
      v_held record;
      v_standing text;
    begin
      v_held := hold_visible_project(p_recruiter_id, p_project_id);
      if v_held.refusal is not null then
        return v_held.refusal;
      end if;
      select status into v_standing from decision
      where recruiter_id = p_recruiter_id and project_id = p_project_id
      for update;
      if v_standing is null then return 'no decision';
      elsif v_standing = 'LIKED' then return 'liked';
      end if;
      delete from decision where recruiter_id = p_recruiter_id and project_id = p_project_id;
      perform uncover_project(p_recruiter_id, p_project_id);
      return null;
    end $$`.execute(db)
}
