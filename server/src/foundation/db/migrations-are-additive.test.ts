import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Up to here, no release promised to run beside the next one. */
const lastWithoutPromise = 31

/** What a server of the release before cannot bear, by what it is. */
const destructive: Record<string, RegExp> = {
  'drops something': /\bdrop\s+(?!trigger\b|constraint\b)\w+/i,
  'renames something': /\brename\b|\brenameTo\b|\brenameColumn\b/i,
  'changes the type of a column':
    /\balter\s+column\s+\w+\s+(set\s+data\s+)?type\b|\bsetDataType\b/i,
  'demands a value of a column': /\bset\s+not\s+null\b|\bsetNotNull\b/i,
  'empties a table': /\btruncate\b/i,
  'drops something by the query builder': /\.drop(Table|Column|View|Index|Type|Schema)\b/,
}

/** By file: why the release before does not use what it removes. */
const allowed: Record<string, string> = {
  '035-indexes-at-scale.ts':
    'Queries need no index by its name, and others replace the dropped ones.',
  '041-stored-files.ts':
    'A picture without content is in a store of files, which is set after the upgrade.',
}

const findDestructive = (text: string) =>
  Object.entries(destructive).flatMap(([what, pattern]) => (pattern.test(text) ? [what] : []))

const folder = join(__dirname, 'migrations')
const promised = readdirSync(folder).filter(
  (name) => /^\d{3}-.*\.ts$/.test(name) && Number(name.slice(0, 3)) > lastWithoutPromise,
)

it.each(promised)('%s leaves the tables as the release before uses them', (name) => {
  if (allowed[name]) return
  expect(findDestructive(readFileSync(join(folder, name), 'utf8'))).toEqual([])
})

it.each([
  ['drop table account', ['drops something']],
  ['alter table account drop column email', ['drops something']],
  ['drop function decide(bigint)', ['drops something']],
  ['alter table account rename column email to mail', ['renames something']],
  ['alter table account alter column email type citext', ['changes the type of a column']],
  ['alter table account alter column email set not null', ['demands a value of a column']],
  ['truncate account', ['empties a table']],
  ["db.schema.dropTable('account')", ['drops something by the query builder']],
  ['alter table account add column mail text; create or replace function decide()', []],
  ['create table entry (account_id bigint not null references account on delete cascade)', []],
])('finds what %s does', (statement, found) => {
  expect(findDestructive(statement)).toEqual(found)
})
