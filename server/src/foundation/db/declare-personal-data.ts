import type { Role } from '@swipefolio/shared/contract'
import type { Person } from '../http/person'
import type { Services } from '../services'
import type { Executor, TableName, Tables } from './database'

export type { TableName }

/** An account that is being deleted; `trx` holds the exclusive lock on its row. */
export interface Deletion {
  trx: Executor
  services: Services
  account: { id: number; role: Role; email: string }
}

/** The path under which the export has a column's value, such as 'projects.title', or the reason why it has none. */
type Exported = string | { withheld: string }

interface RemovedColumns<Row> {
  columns: { [Column in keyof Row]: Exported }
}

/** Rows that name the account in a column are removed. */
interface OwnedTable<Row> extends RemovedColumns<Row> {
  removed: keyof Row & string
  /** Removes them where more than a delete statement is needed. */
  by?: (deletion: Deletion) => Promise<unknown>
}

/** Rows that name the account in another way than by its id are removed. */
interface MatchedTable<Row> extends RemovedColumns<Row> {
  removedBy: (deletion: Deletion) => Promise<unknown>
}

/** Rows are removed by `on delete cascade`, together with the row that they refer to. */
interface DependentTable<Row> extends RemovedColumns<Row> {
  removedWith: TableName
}

interface KeptColumn {
  exported: Exported
  /** The SQL expression whose result overwrites the value on deletion; otherwise the value stays. */
  becomes?: string
}

/** Rows outlive the account. */
interface KeptTable<Row> {
  /** The reason. */
  kept: string
  /** The columns that name the account, where columns of its rows are overwritten. */
  of?: (keyof Row & string) | (keyof Row & string)[]
  columns: { [Column in keyof Row]: KeptColumn }
}

export type TableData<Row> =
  | OwnedTable<Row>
  | MatchedTable<Row>
  | DependentTable<Row>
  | KeptTable<Row>

/** The items of a section; where they are many or large, fragments of JSON: the items with commas between them. */
type Section = unknown[] | AsyncIterable<string>

type Exporter = (services: Services, person: Person) => Promise<Record<string, Section>>

/**
 * What becomes of a module's tables, column by column, when a person exports their data and when they delete their
 * account.
 */
export interface PersonalData<Name extends TableName> {
  tables: { [Table in Name]: TableData<Tables[Table]> }
  /** The sections that the module adds to the export of a person in each role. */
  export?: Partial<Record<Role, Exporter>>
  /** What a deletion changes besides the rows and columns declared above. */
  erase?: (deletion: Deletion) => Promise<unknown>
}

export const withheld = (reason: string) => ({ withheld: reason })

/** Of a kept row: the value stays. */
export const stays = (exported: Exported): KeptColumn => ({ exported })

/** Of a kept row: the value is overwritten with the result of a SQL expression. */
export const becomes = (exported: Exported, expression: string): KeptColumn => ({
  exported,
  becomes: expression,
})

/** The same sections in both roles. */
export const inBothRoles = (exporter: Exporter) => ({ jobseeker: exporter, recruiter: exporter })

/** The column that says whose row it is: an export is about one person. */
export const ownId = withheld('The id of the person who exports')

export const nothingPersonal = stays(withheld('Nothing personal'))
