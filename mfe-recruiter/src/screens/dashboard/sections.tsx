import {
  BookmarkIcon,
  BriefcaseIcon,
  LayoutDashboardIcon,
  SettingsIcon,
  UsersIcon,
} from '@swipefolio/shared/ui'

/** The dashboard's sections by the name that stands in the address, in their order. */
export const sections = {
  overview: { label: 'Overview', icon: <LayoutDashboardIcon aria-hidden /> },
  requests: { label: 'Project Requests', icon: <BriefcaseIcon aria-hidden /> },
  saved: { label: 'Saved Projects', icon: <BookmarkIcon aria-hidden /> },
  contacts: { label: 'Contacts', icon: <UsersIcon aria-hidden /> },
  settings: { label: 'Settings', icon: <SettingsIcon aria-hidden /> },
} as const

export type SectionName = keyof typeof sections

const isSectionName = (name: string): name is SectionName => Object.hasOwn(sections, name)

/** The section that an address asks for: its own parameter, a request's links, else the overview. */
export function sectionOf(search: URLSearchParams): SectionName {
  const name = search.get('section') ?? ''
  if (isSectionName(name)) return name
  return search.has('links') ? 'requests' : 'overview'
}
