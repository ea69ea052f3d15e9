import type { PersonalData, TableData, TableName } from '../foundation/db/declare-personal-data'
import { foundationData } from '../foundation/personal-data'
import { aiReviewData } from '../modules/ai-review/personal-data'
import { authData } from '../modules/auth/personal-data'
import { blocksData } from '../modules/blocks/personal-data'
import { chatsData } from '../modules/chats/personal-data'
import { contactsData } from '../modules/contacts/personal-data'
import { decisionsData } from '../modules/decisions/personal-data'
import { deskData } from '../modules/desk/personal-data'
import { digestsData } from '../modules/digests/personal-data'
import { feedData } from '../modules/feed/personal-data'
import { imagesData } from '../modules/images/personal-data'
import { jobSeekerProfileData } from '../modules/job-seeker-profile/personal-data'
import { linksData } from '../modules/links/personal-data'
import { notificationsData } from '../modules/notifications/personal-data'
import { privacyData } from '../modules/privacy/personal-data'
import { projectRequestsData } from '../modules/project-requests/personal-data'
import { projectsData } from '../modules/projects/personal-data'
import { publicPageData } from '../modules/public-page/personal-data'
import { pushData } from '../modules/push/personal-data'
import { readmesData } from '../modules/readmes/personal-data'
import { savedFiltersData } from '../modules/saved-filters/personal-data'
import { technologiesData } from '../modules/technologies/personal-data'
import { accountEventsData } from '../people/account-events/personal-data'
import { accountsData } from '../people/accounts/personal-data'
import { rateLimitsData } from '../people/rate-limits/personal-data'
import { secondFactorData } from '../people/second-factor/personal-data'
import { sessionsData } from '../people/sessions/personal-data'

/** The order of a deletion's statements and therefore of its locks. */
const declarations = [
  sessionsData,
  secondFactorData,
  projectsData,
  readmesData,
  technologiesData,
  decisionsData,
  projectRequestsData,
  linksData,
  notificationsData,
  publicPageData,
  jobSeekerProfileData,
  imagesData,
  feedData,
  savedFiltersData,
  privacyData,
  blocksData,
  aiReviewData,
  digestsData,
  pushData,
  authData,
  foundationData,
  contactsData,
  deskData,
  chatsData,
  rateLimitsData,
  accountEventsData,
  accountsData,
]

type Declared = (typeof declarations)[number]['tables']
type NameOf<Tables> = Tables extends unknown ? keyof Tables : never

/** The tables that no module declares. While there is one, `personalData` does not compile and the error names it. */
type Undeclared = Exclude<TableName, NameOf<Declared>>

type Declaration = Pick<PersonalData<never>, 'export' | 'erase'> & {
  tables: Record<string, TableData<Record<string, unknown>>>
}

/** What every module declares. */
export const personalData: Declaration[] & Record<Undeclared, 'declared'> = declarations

export const declaredTables = personalData.flatMap(({ tables }) => Object.entries(tables))

/** The columns by which rows name their account, for tables that have no rows of a deleted one. */
export const owningColumns = declaredTables.flatMap(([table, data]) =>
  'removed' in data ? [{ table, column: data.removed }] : [],
)

/** The columns of kept rows that a deletion overwrites, with the SQL expressions that they become. */
export const overwrittenColumns = declaredTables.flatMap(([table, data]) =>
  'kept' in data
    ? [data.of ?? []]
        .flat()
        .flatMap((of) =>
          Object.entries(data.columns).flatMap(([column, { becomes }]) =>
            becomes === undefined ? [] : [{ table, of, column, expression: becomes }],
          ),
        )
    : [],
)
