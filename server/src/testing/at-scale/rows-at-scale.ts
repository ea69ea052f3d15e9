import { pagesOf } from './pages-at-scale'
import { busyPeople, type Size } from './size'

const idsFrom = 7_000_000_000_000
const { recruiter, jobseeker } = busyPeople
const isMade = (column: string) => `${column} between ${idsFrom} and ${idsFrom} + 1000000000`
/** One of so many people is a recruiter. */
const share = 10
const chatsOfRecruiter = 20
const decisionsOfRecruiter = 100

const firstNames = `Ada Bela Chana Dov Elif Farah Goran Hana Ivo Jules Kaya Lior Mara Noa Omar Petra
  Quinn Rona Sami Tova Uri Vera Wim Xenia Yael Zoe`.split(/\s+/)
const lastNames = `Abel Brook Cohen Drake Engel Frost Grant Haas Ibsen Joyce Klein Levi Marsh Novak
  Ortiz Peres Quist Reed Stone Tamir Unger Voss Weiss Xu Young Zima Sparrow`.split(/\s+/)
const crafts = `harbour bottle clock kite lantern mill orchard paddle quilt rope sail tide
  umbrella violin wheel yarn`.split(/\s+/)

const pick = (words: string[], at: string) =>
  `(array[${words.map((word) => `'${word}'`).join(', ')}])[(${at}) % ${words.length} + 1]`

/** The n-th job seeker: numbers of people that are not divisible by ten. */
const seeker = (at: string, seekers: number) =>
  `${idsFrom} + ((${at}) % ${seekers}) / ${share - 1} * ${share} + ((${at}) % ${seekers}) % ${share - 1} + 1`
const recruiterAt = (at: string, recruiters: number) =>
  `${idsFrom} + ((${at}) % ${recruiters} + 1) * ${share}`

/** Statements with what they make, in the order of their dependencies. */
export function statementsOf(size: Size): [what: string, text: string][] {
  const recruiters = Math.floor(size.people / share)
  const seekers = recruiters * (share - 1)
  return [
    ...peopleOf(size, recruiters),
    ...projectsOf(size, seekers),
    ...pagesOf,
    ...chatsOf(size, { recruiters, seekers }),
    ...requestsOf(size, { recruiters, seekers }),
    ...decisionsOf(size, recruiters),
  ]
}

const peopleOf = ({ people, notifications }: Size, recruiters: number): [string, string][] => [
  [
    'people',
    `insert into account (id, role, email, first_name, last_name, company_name, company_key, password_hash,
      consented_at, created_at)
    select id, role,
      case id when ${recruiter.id} then '${recruiter.email}' when ${jobseeker.id} then '${jobseeker.email}'
        else 'person.' || number || '@example.org' end,
      ${pick(firstNames, 'number')}, ${pick(lastNames, `number / ${firstNames.length}`)},
      company, lower(company), $1, now(), now() - number * interval '1 minute'
    from generate_series(1, ${people}) as number
    cross join lateral (
      select ${idsFrom} + number as id,
        case when number % ${share} = 0 then 'recruiter' else 'jobseeker' end as role,
        case when number % ${share} = 0 then 'Company ' || number else '' end as company
    ) as person`,
  ],
  [
    'account events',
    `insert into account_event (account_id, type, device, address, created_at)
    select ${idsFrom} + number % ${people} + 1, 'login', 'Firefox on Linux', '192.0.2.' || number % 250,
      now() - number * interval '1 minute'
    from generate_series(1, ${people * 3}) as number`,
  ],
  [
    'notifications',
    `insert into notification (id, account_id, type, message, reference_id, seen, created_at, digest_id)
    select ${idsFrom} + number,
      case when number % 100 = 0 then case number % 200 when 0 then ${recruiter.id} else ${jobseeker.id} end
        else ${idsFrom} + number % ${people} + 1 end,
      (array['CHAT', 'LINK', 'MESSAGE'])[number % 3 + 1], 'Something happened to number ' || number, number,
      number % 500 <> 0, now() - (${notifications} - number) * interval '30 seconds', 0
    from generate_series(1, ${notifications}) as number`,
  ],
  [
    'blocks',
    `insert into block (blocker_id, blocked_id, created_at)
    select ${recruiterAt('number', recruiters)}, ${idsFrom} + number * ${share} - 3, now()
    from generate_series(1, ${recruiters / 10}) as number`,
  ],
  [
    'companies that are hidden from',
    `insert into hidden_company (account_id, company_key, name, position)
    select ${idsFrom} + number * 2 * ${share} - 5, 'company ' || number * ${share}, 'Company ' || number * ${share}, 0
    from generate_series(1, ${recruiters / 2}) as number`,
  ],
]

const projectsOf = ({ projects, ownProjects }: Size, seekers: number): [string, string][] => [
  [
    'projects',
    `insert into project (id, owner_id, title, image, about, git_url, website_url, created_at)
    select ${idsFrom} + number,
      case when number <= ${ownProjects} then ${jobseeker.id} else ${seeker('number', seekers)} end,
      initcap(${pick(crafts, 'number')}) || ' ' || number, '', repeat('What it does. ', 10),
      'https://github.com/kelp-and-co/p' || number, '', now() - (${projects} - number) * interval '1 minute'
    from generate_series(1, ${projects}) as number`,
  ],
  [
    'technologies of projects',
    `insert into project_technology (project_id, technology_id, position)
    select ${idsFrom} + number, technology, place
    from generate_series(1, ${projects}) as number
    cross join lateral unnest(array[1 + number % 5, 6 + number % 35, 41 + number % 38])
      with ordinality as used (technology, place)`,
  ],
  [
    'entries of feeds',
    `insert into feed_entry (feed, position, project_id)
    select 0, id - ${idsFrom}, id from project where ${isMade('id')}
    union all
    select technology_id, project_id - ${idsFrom}, project_id from project_technology
    where ${isMade('project_id')}`,
  ],
  ['', `select setval('feed_position', ${projects + 1})`],
]

const chatsOf = (
  { messages, contacts }: Size,
  { recruiters, seekers }: { recruiters: number; seekers: number },
): [string, string][] => {
  const chats = contacts + (recruiters - 1) * chatsOfRecruiter
  const perChat = Math.floor(messages / chats)
  return [
    [
      'contacts',
      `insert into contact (recruiter_id, job_seeker_id, created_at, stage_id, next_step, next_step_on)
      select ${recruiter.id}, ${seeker('number', seekers)}, now() - number * interval '1 hour',
        1 + number % 5 % 3, case when number % 10 = 0 then 'Call' else '' end,
        case when number % 10 = 0 then current_date + number::int % 60 - 5 end
      from generate_series(0, ${contacts - 1}) as number
      union all
      select ${recruiterAt('one + 1', recruiters)}, ${seeker('one * 7 + other', seekers)}, now() - other * interval '1 day',
        1, '', null
      from generate_series(0, ${recruiters - 2}) as one
      cross join generate_series(1, ${chatsOfRecruiter}) as other`,
    ],
    [
      'chats',
      `insert into chat (id, recruiter_id, job_seeker_id, last_seq, recruiter_read_seq, job_seeker_read_seq, active_at)
      select ${idsFrom} + number, recruiter_id, job_seeker_id, ${perChat},
        case when number % 4 = 0 then ${perChat - 3} else ${perChat} end, ${perChat},
        created_at + number % 60 * interval '1 minute'
      from (select *, row_number() over (order by recruiter_id, created_at) as number
        from contact where ${isMade('recruiter_id')}
      ) as contact`,
    ],
    [
      'messages',
      `insert into message (id, chat_id, seq, sender_role, message, client_key, created_at)
      select chat.id * 1000 % 8000000000000000 + seq, chat.id, seq,
        case when seq % 2 = 0 then 'recruiter' else 'jobseeker' end, 'Message ' || seq || ' about it',
        null, active_at - (${perChat} - seq) * interval '1 hour'
      from chat cross join generate_series(1, ${perChat}) as seq
      where ${isMade('chat.id')}`,
    ],
  ]
}

const requestsOf = (
  { requests, links }: Size,
  { recruiters, seekers }: { recruiters: number; seekers: number },
): [string, string][] => [
  [
    'project requests',
    `insert into project_request (id, owner_id, title, mission, position_offer, end_date, created_at)
    select ${idsFrom} + number,
      case when number % 40 = 0 then ${recruiter.id} else ${recruiterAt('number', recruiters)} end,
      'A ' || ${pick(crafts, 'number')} || ' ' || number, repeat('What is to be built, and why. ', 20),
      'Maker', (now() at time zone 'UTC')::date + (number * 7 % 400)::int - 200,
      now() - number * interval '1 minute'
    from generate_series(1, ${requests}) as number`,
  ],
  [
    'technologies of project requests',
    `insert into project_request_technology (project_request_id, technology_id, position)
    select ${idsFrom} + number, technology, place
    from generate_series(1, ${requests}) as number
    cross join lateral unnest(array[1 + number % 5, 6 + number % 35, 41 + number % 38])
      with ordinality as named (technology, place)`,
  ],
  [
    'bookmarks',
    `insert into project_request_bookmark (job_seeker_id, project_request_id, created_at)
    select ${jobseeker.id}, ${idsFrom} + number * 40, now() from generate_series(1, ${requests / 40}) as number
    union all
    select ${seeker('number * 3', seekers)}, ${idsFrom} + number, now()
    from generate_series(1, ${requests}) as number
    on conflict do nothing`,
  ],
  [
    'links',
    `insert into link (id, project_request_id, job_seeker_id, git_hub_link, revealed_at, created_at)
    select ${idsFrom} + number,
      ${idsFrom} + case when number % 10 = 0 then number * 4 % ${requests} / 40 * 40 + 40 else number % ${requests} + 1 end,
      case when number % 50 = 1 then ${jobseeker.id} when number % 10 = 0 then ${seeker('number / 10', seekers)}
        else ${seeker('number', seekers)} end,
      'https://github.com/kelp-and-co/r' || number,
      null, now() - number * interval '10 minutes'
    from generate_series(1, ${links}) as number
    on conflict do nothing`,
  ],
  [
    'revealed links',
    `update link set revealed_at = now()
    from project_request as request
    where request.id = project_request_id and link.id % 5 = 0 and exists (
      select from contact where recruiter_id = request.owner_id and job_seeker_id = link.job_seeker_id
    )`,
  ],
]

const decisionsOf = (
  { projects, decisions, contacts }: Size,
  recruiters: number,
): [string, string][] => [
  [
    'decisions',
    `insert into decision (recruiter_id, project_id, status, decided_at)
    select ${recruiter.id}, project.id, 'LIKED', contact.created_at
    from contact
    cross join lateral (
      select id from project where owner_id = job_seeker_id order by publication desc limit 1
    ) as project
    where recruiter_id = ${recruiter.id}
    union all
    select ${recruiterAt('number', recruiters)}, ${idsFrom} + (number * 7919::bigint) % ${projects} + 1,
      (array['UNLIKED', 'SAVED', 'UNLIKED', 'LIKED'])[number % 4 + 1], now() - number % 90 * interval '1 day'
    from generate_series(1, ${(recruiters - 1) * decisionsOfRecruiter}) as number
    where number % ${recruiters} > 0
    on conflict do nothing`,
  ],
  [
    'decisions of the busy recruiter',
    `insert into decision (recruiter_id, project_id, status, decided_at)
    select ${recruiter.id}, id, case when number % 8 = 0 then 'SAVED' else 'UNLIKED' end,
      now() - number * interval '5 minutes'
    from (
      select id, row_number() over (order by publication desc) as number from project
      where ${isMade('id')} order by publication desc limit ${decisions - contacts}
    ) as newest
    on conflict do nothing`,
  ],
]
