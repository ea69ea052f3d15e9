import { type Kysely, sql } from 'kysely'

/** A message with everything that follows from it, in one round trip. */
export async function createSendMessage(db: Kysely<unknown>) {
  await createChatState(db)
  await createSend(db)
}

async function createChatState(db: Kysely<unknown>) {
  // Whether an account was deleted or has blocked the reader, which must look alike.
  await sql`
    create function is_gone(p_reader_id bigint, p_other_id bigint)
    returns boolean language plpgsql stable as $$
    begin
      return exists (select from account where id = p_other_id and deleted_at is not null)
        or exists (select from block where blocker_id = p_other_id and blocked_id = p_reader_id);
    end $$`.execute(db)
  await sql`
    create function chat_state(p_reader_id bigint, p_other_id bigint)
    returns text language plpgsql stable as $$
    begin
      return case
        when exists (select from block where blocker_id = p_reader_id and blocked_id = p_other_id)
          then 'blocked'
        when is_gone(p_reader_id, p_other_id) then 'closed'
        else 'open'
      end;
    end $$`.execute(db)
}

/**
 * Accounts are locked first, in the order that deletions use. Sends and blocks then take the chat's lock in turn, so that every
 * seq is used once and in order; the state is read after that, because the previous holder may have changed it. A key that is
 * known returns the message that was sent with it. `p_sentence` is a format for the sender's name.
 */
async function createSend(db: Kysely<unknown>) {
  await sql`
    create function send_message(
      p_sender_id bigint, p_role text, p_chat_id bigint, p_text text, p_key text, p_at timestamptz,
      p_sentence text, p_event_id bigint,
      out refusal text, out other_id bigint, out id bigint, out seq integer, out created_at timestamptz,
      out is_new boolean, out first_name text, out last_name text, out company_name text
    ) language plpgsql as $$
    #variable_conflict use_column
    declare
      v_is_here boolean;
      v_chat chat;
      v_sent message;
    begin
      select coalesce(bool_or(held.id = p_sender_id), false) into v_is_here
      from (
        select account.id from chat
        join account on account.id in (chat.recruiter_id, chat.job_seeker_id)
        where chat.id = p_chat_id
          and p_sender_id = case p_role when 'recruiter' then chat.recruiter_id else chat.job_seeker_id end
          and account.deleted_at is null
        order by account.id
        for key share of account
      ) as held;
      select * into v_chat from chat
      where id = p_chat_id
        and p_sender_id = case p_role when 'recruiter' then recruiter_id else job_seeker_id end
      for no key update;
      if not found then
        refusal := 'no chat';
        return;
      elsif not v_is_here then
        refusal := 'no account';
        return;
      end if;
      other_id := case p_role when 'recruiter' then v_chat.job_seeker_id else v_chat.recruiter_id end;

      select * into v_sent from message
      where chat_id = p_chat_id and sender_role = p_role and client_key = p_key;
      is_new := not found;
      if is_new then
        refusal := nullif(chat_state(p_sender_id, other_id), 'open');
      elsif v_sent.message <> p_text then
        refusal := 'other text';
      end if;
      if refusal is not null then
        return;
      end if;

      select account.first_name, account.last_name, account.company_name
      into first_name, last_name, company_name
      from account where account.id = p_sender_id;
      if is_new then
        insert into message (id, chat_id, seq, sender_role, message, client_key, created_at)
        values (random_id(), p_chat_id, v_chat.last_seq + 1, p_role, p_text, p_key, p_at)
        returning * into v_sent;
        update chat set last_seq = v_sent.seq, active_at = p_at where chat.id = p_chat_id;
        perform create_notification(
          other_id, 'MESSAGE', format(p_sentence, first_name || ' ' || last_name), p_chat_id, p_at, false
        );
        perform publish_to_people(
          array[p_sender_id, other_id],
          jsonb_build_object(
            'type', 'message', 'chatId', p_chat_id, 'seq', v_sent.seq, 'sender', p_role
          ),
          p_event_id
        );
      end if;
      id := v_sent.id;
      seq := v_sent.seq;
      created_at := v_sent.created_at;
    end $$`.execute(db)
}
