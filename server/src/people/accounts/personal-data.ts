import { msg } from '@swipefolio/shared/i18n'
import type { Executor } from '../../foundation/db/database'
import {
  becomes,
  ownId,
  type PersonalData,
  stays,
  withheld,
} from '../../foundation/db/declare-personal-data'
import { notFound } from '../../foundation/http/errors'
import type { Person } from '../../foundation/http/person'
import { presentJobSeeker, presentRecruiter } from './present'

export const accountsData = {
  tables: {
    account: {
      kept: 'Contacts, chats and reports refer to it',
      of: 'id',
      columns: {
        id: stays('account.id'),
        role: stays(withheld('It decides which sections an export has')),
        // The address is free again.
        email: becomes('account.email', `'deleted-' || id`),
        first_name: becomes('account.firstName', `'Deleted'`),
        last_name: becomes('account.lastName', `'user'`),
        company_name: becomes('account.companyName', `''`),
        password_hash: becomes(withheld('A secret'), `''`),
        password_unproven: becomes(withheld('Decides what the password is enough for'), 'false'),
        consented_at: stays('account.consentedAt'),
        created_at: stays(withheld('No screen shows it')),
        deleted_at: stays(withheld('Empty while there is an account to export')),
        paused: becomes('privacy.paused', 'false'),
        company_key: becomes(withheld('The company name as it is compared'), `''`),
        language: becomes('account.language', 'null'),
        email_domains: becomes(withheld('The e-mail address as it is compared'), `'{}'`),
      },
    },
    used_company: {
      removed: 'account_id',
      columns: {
        account_id: ownId,
        company_key: withheld('Keeps out of sight who hides from an earlier company'),
        used_at: withheld('Limits changes of the company'),
      },
    },
  },
  erase: ({ trx, services, account }) =>
    trx
      .updateTable('account')
      .set({ deleted_at: services.clock() })
      .where('id', '=', account.id)
      .execute(),
} satisfies PersonalData<'account' | 'used_company'>

/** The account as its owner sees it. */
export async function exportAccount(db: Executor, { id, role }: Person) {
  const account = await db
    .selectFrom('account')
    .select(['id', 'email', 'first_name', 'last_name', 'company_name', 'consented_at', 'language'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!account) throw notFound(msg('User details not found'))
  const present = role === 'recruiter' ? presentRecruiter : presentJobSeeker
  const { consented_at, language } = account
  return { ...present(account), consentedAt: consented_at.toISOString(), language }
}
