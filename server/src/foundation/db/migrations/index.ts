import { createAccounts } from './001-accounts'
import { createProjects } from './002-projects'
import { createContacts } from './003-contacts'
import { createProjectRequests } from './004-project-requests'
import { fillTechnologyList } from './005-technology-list'
import { createFeeds } from './006-feed'
import { createOutbox } from './007-outbox'
import { createImages } from './008-images'
import { createBlocksAndPrivacy } from './009-people'
import { createDigests } from './011-digests'
import { createAiReviews } from './012-ai-reviews'
import { addMailHtml } from './014-mail-html'
import { addTechnologyNames } from './015-technology-names'
import { addLinksListed } from './016-links-listed'
import { createNotifying } from './017-notify'
import { createDecide } from './018-decide'
import { createSendMessage } from './019-send-message'
import { addDisputes } from './020-disputes'
import { addRegistrantIndex } from './021-registrants'
import { allowResetCodesWithoutAccount } from './022-reset-codes'
import { keepCompanyKeys } from './023-company-keys'
import { createAccountEvents } from './024-account-events'
import { limitLikes } from './025-like-budget'
import { createSecondFactors } from './026-second-factor'
import { markUnprovenPasswords } from './027-unproven-passwords'
import { countBoundTries } from './028-bound-tries'
import { foldCompaniesAgain } from './029-company-keys-again'
import { createPasskeys } from './030-passkeys'
import { keepEarlierCodes } from './031-earlier-codes'
import { createWriteProbes } from './032-write-probes'
import type { Migration } from './migration'

/**
 * In the order in which they run; one that was released never changes. The database records names, so a number may be
 * missing: 010 was never committed.
 */
export const migrations: Migration[] = [
  { name: '001-accounts', up: createAccounts },
  { name: '002-projects', up: createProjects },
  { name: '003-contacts', up: createContacts },
  { name: '004-project-requests', up: createProjectRequests },
  { name: '005-technology-list', up: fillTechnologyList },
  { name: '006-feed', up: createFeeds },
  { name: '007-outbox', up: createOutbox },
  { name: '008-images', up: createImages },
  { name: '009-people', up: createBlocksAndPrivacy },
  { name: '011-digests', up: createDigests },
  { name: '012-ai-reviews', up: createAiReviews },
  { name: '014-mail-html', up: addMailHtml },
  { name: '015-technology-names', up: addTechnologyNames },
  { name: '016-links-listed', up: addLinksListed },
  { name: '017-notify', up: createNotifying },
  { name: '018-decide', up: createDecide },
  { name: '019-send-message', up: createSendMessage },
  { name: '020-disputes', up: addDisputes },
  { name: '021-registrants', up: addRegistrantIndex },
  { name: '022-reset-codes', up: allowResetCodesWithoutAccount },
  { name: '023-company-keys', up: keepCompanyKeys },
  { name: '024-account-events', up: createAccountEvents },
  { name: '025-like-budget', up: limitLikes },
  { name: '026-second-factor', up: createSecondFactors },
  { name: '027-unproven-passwords', up: markUnprovenPasswords },
  { name: '028-bound-tries', up: countBoundTries },
  { name: '029-company-keys-again', up: foldCompaniesAgain },
  { name: '030-passkeys', up: createPasskeys },
  { name: '031-earlier-codes', up: keepEarlierCodes },
  { name: '032-write-probes', up: createWriteProbes },
]
