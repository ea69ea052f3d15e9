import type { Availability, CallBody, OwnJobSeekerProfile } from '@swipefolio/shared/contract'
import {
  checkJobSeekerProfile,
  isBlank,
  isEmptyLink,
  languageNames,
  publicFields,
} from '@swipefolio/shared/rules'
import type { Executor } from '../../foundation/db/database'
import { requireValid } from '../../foundation/http/require-valid'
import type { Services } from '../../foundation/services'
import { lockOwnAccount } from '../../people/accounts/account-locks'
import { unsupportedImage } from '../images/encode'
import { holdImageOf, releaseImage } from '../images/repository'
import { presentOwnProfile } from './present'
import { findProfile, storeProfile } from './repository'

type ProfilePayload = CallBody<'PUT /api/user/profile'>

const textOf = (text: string | undefined) => (isBlank(text) ? '' : (text ?? '').trim())

/** The profile with what is given in place of what was stored. */
function withChanges(stored: OwnJobSeekerProfile, given: ProfilePayload): OwnJobSeekerProfile {
  const changed = { ...stored, ...given }
  // The rules have checked it.
  const availability = changed.availability as Availability
  return {
    headline: textOf(changed.headline),
    about: textOf(changed.about),
    place: textOf(changed.place),
    availability,
    availableFrom: availability === 'from' ? changed.availableFrom : '',
    languages: languageNames(changed.languages),
    links: changed.links
      .filter((link) => !isEmptyLink(link))
      .map(({ label, url }) => ({ label: textOf(label), url: textOf(url) })),
    image: changed.image,
    publicFields: publicFields.filter((name) => changed.publicFields?.includes(name)),
  }
}

export function jobSeekerProfileService({ db, clock }: Services) {
  const get = async (accountId: number, executor: Executor = db) =>
    presentOwnProfile(await findProfile(executor, accountId))

  return {
    get: (accountId: number) => get(accountId),

    /** Replaces what is given and keeps the rest. */
    update: (accountId: number, payload: ProfilePayload): Promise<OwnJobSeekerProfile> =>
      db.transaction().execute(async (trx) => {
        await lockOwnAccount(trx, accountId)
        const stored = await get(accountId, trx)
        requireValid(checkJobSeekerProfile({ ...stored, ...payload }))
        const profile = withChanges(stored, payload)
        if (profile.image !== stored.image) {
          const wanted = { ownerId: accountId, address: profile.image, isSquare: true }
          if (profile.image && !(await holdImageOf(trx, wanted))) throw unsupportedImage()
          if (stored.image) await releaseImage(trx, stored.image, clock())
        }
        await storeProfile(trx, accountId, profile)
        return profile
      }),
  }
}
