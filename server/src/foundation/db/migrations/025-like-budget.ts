import { type Kysely, sql } from 'kysely'

/**
 * A recruiter has so many likes in 24 hours. They are counted under the lock of the recruiter's row, and a like is final, so that
 * neither parallel calls nor undoing give more. `likes` counts them, this one included.
 */
export async function limitLikes(db: Kysely<unknown>) {
  await sql`
    drop function decide(bigint, bigint, text, timestamptz, text, boolean, boolean)`.execute(db)
  await sql`
    create function decide(
      p_recruiter_id bigint, p_project_id bigint, p_status text, p_at timestamptz, p_sentence text,
      p_is_saved boolean, p_is_quiet boolean, p_most_likes integer default null,
      out refusal text, out new_contact_id bigint, out likes integer
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
      if p_status = 'LIKED' and p_most_likes is not null then
        select count(*) + 1 into likes from decision
        where recruiter_id = p_recruiter_id and status = 'LIKED'
          and decided_at > p_at - interval '24 hours';
        if likes > p_most_likes then
          refusal := 'too many likes';
          return;
        end if;
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
}
