import type { OwnJobSeekerProfile } from '@swipefolio/shared/contract'
import type { Executor } from '../foundation/db/database'
import type { Services } from '../foundation/services'
import { storeProfile } from '../modules/job-seeker-profile/repository'
import { takeHandle } from '../modules/public-page/handles'
import { replaceProjects, storePage } from '../modules/public-page/repository'
import type { DemoPeople } from './seed-people'

const handle = 'lucia-ferrantini'

const profile: OwnJobSeekerProfile = {
  headline: 'Interfaces that can be understood before they are used',
  about:
    'I build components and the tools that check them.\n\nWhat I do best:\n- visual tests that people trust\n- colour and type for everybody\n- deleting screens that nobody misses',
  place: 'Turin, or remote',
  availability: 'open',
  availableFrom: '',
  languages: ['Italian', 'English'],
  links: [{ label: 'Notes on components', url: 'https://lucia.example.com' }],
  image: '',
  publicFields: ['headline', 'about', 'place', 'availability', 'languages', 'links'],
}

const shown = ['The Component Zoo', 'Colour for Everyone', 'Slow Gallery']

/** Gives one job seeker a profile, and a public page that shows it. */
export async function seedPublicPage(
  services: Services,
  db: Executor,
  people: DemoPeople,
  projects: Map<string, number>,
) {
  const accountId = people.lucia
  await storeProfile(db, accountId, profile)
  await storePage(db, accountId, {
    is_on: true,
    is_listed: false,
    handle,
    handle_key: await takeHandle(services, db, { handle, accountId }),
    handle_changed_at: [],
  })
  await replaceProjects(
    db,
    accountId,
    shown.flatMap((title) => projects.get(title) ?? []),
  )
}
