import type { Kysely, Transaction } from 'kysely'
import type { AccountTables } from './account-tables'
import type { AiReviewTables } from './ai-review-tables'
import type { ContactTables } from './contact-tables'
import type { FeedTables } from './feed-tables'
import type { ImageTables } from './image-tables'
import type { MailTables } from './mail-tables'
import type { OperationTables } from './operation-tables'
import type { PeopleTables, PeopleViews } from './people-tables'
import type { ProfileTables } from './profile-tables'
import type { ProjectRequestTables } from './project-request-tables'
import type { ProjectTables } from './project-tables'

/** Every table with its row as the driver returns it: ids as numbers, days as text, instants as dates. */
export interface Tables
  extends
    AccountTables,
    AiReviewTables,
    ContactTables,
    FeedTables,
    ImageTables,
    MailTables,
    OperationTables,
    PeopleTables,
    ProfileTables,
    ProjectRequestTables,
    ProjectTables {}

export type TableName = keyof Tables

/** The tables and views that queries read. */
export interface Database extends Tables, PeopleViews {}

/** The pool, or the transaction of the calling service. */
export type Executor = Kysely<Database> | Transaction<Database>
