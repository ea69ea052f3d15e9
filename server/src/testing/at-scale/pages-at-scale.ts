/** A public page for everybody with projects, and a README for each project. */
export const pagesOf: [what: string, text: string][] = [
  [
    'public pages',
    `insert into public_page (account_id, is_on, is_listed, handle, handle_key)
    select distinct owner_id, true, false, 'p' || owner_id, 'p' || owner_id from project`,
  ],
  [
    'projects of public pages',
    `insert into public_page_project (account_id, project_id, position)
    select owner_id, id, 1 from project where id % 4 = 0`,
  ],
  [
    'READMEs',
    `insert into readme (id, owner_id, project_id, repository, blocks, taken_at)
    select id, owner_id, id, 'https://github.com/kelp-and-co/r' || id, '[]', now() from project`,
  ],
]
