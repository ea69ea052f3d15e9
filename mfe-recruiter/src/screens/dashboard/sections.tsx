import {
  BookmarkIcon,
  BriefcaseIcon,
  LayoutDashboardIcon,
  SettingsIcon,
  UsersIcon,
} from '@swipefolio/shared/ui'
import type { ReactNode } from 'react'

type Section = { label: string } & ({ icon: ReactNode } | { within: string })

/** The dashboard's sections by the name that stands in the address, in their order. */
export const sections = {
  overview: { label: 'Overview', icon: <LayoutDashboardIcon aria-hidden /> },
  requests: { label: 'Project Requests', icon: <BriefcaseIcon aria-hidden /> },
  saved: { label: 'Saved Projects', icon: <BookmarkIcon aria-hidden /> },
  passed: { label: 'Passed Projects', within: 'saved' },
  contacts: { label: 'Contacts', icon: <UsersIcon aria-hidden /> },
  settings: { label: 'Settings', icon: <SettingsIcon aria-hidden /> },
} as const satisfies Record<string, Section>

export type SectionName = keyof typeof sections

const isSectionName = (name: string): name is SectionName => Object.hasOwn(sections, name)

/** What the sidebar lists: every section that is not part of another one. */
export const entries = Object.entries<Section>(sections).flatMap(([name, section]) =>
  'icon' in section ? { name, ...section } : [],
)

/** The entry of the sidebar to which a section belongs. */
export function entryOf(name: SectionName): string {
  const section: Section = sections[name]
  return 'within' in section ? section.within : name
}

/** The section that an address asks for: its own parameter, a request's links, else the overview. */
export function sectionOf(search: URLSearchParams): SectionName {
  const name = search.get('section') ?? ''
  if (isSectionName(name)) return name
  return search.has('links') ? 'requests' : 'overview'
}
