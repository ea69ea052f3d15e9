import { t } from '@swipefolio/shared/i18n'
import {
  BookmarkIcon,
  BriefcaseIcon,
  LayoutDashboardIcon,
  SettingsIcon,
  UsersIcon,
} from '@swipefolio/shared/ui'
import type { ReactNode } from 'react'

type Section = { label: string } & ({ icon: ReactNode } | { parent: string })

/** The dashboard's sections by their name in the URL, in the order of the sidebar. */
export const sections = {
  overview: { label: t('Overview'), icon: <LayoutDashboardIcon aria-hidden /> },
  requests: { label: t('Project Requests'), icon: <BriefcaseIcon aria-hidden /> },
  saved: { label: t('Saved Projects'), icon: <BookmarkIcon aria-hidden /> },
  passed: { label: t('Unliked Projects'), parent: 'saved' },
  contacts: { label: t('Contacts'), icon: <UsersIcon aria-hidden /> },
  settings: { label: t('Settings'), icon: <SettingsIcon aria-hidden /> },
} as const satisfies Record<string, Section>

export type SectionName = keyof typeof sections

const isSectionName = (name: string): name is SectionName => Object.hasOwn(sections, name)

/** The sidebar's entries: every section without a parent. */
export const entries = Object.entries<Section>(sections).flatMap(([name, section]) =>
  'icon' in section ? { name, ...section } : [],
)

/** The sidebar entry to highlight for a section. */
export function entryOf(name: SectionName): string {
  const section: Section = sections[name]
  return 'parent' in section ? section.parent : name
}

/** The section of a URL: its `section` parameter, the requests when it opens links, else the overview. */
export function sectionOf(search: URLSearchParams): SectionName {
  const name = search.get('section') ?? ''
  if (isSectionName(name)) return name
  return search.has('links') ? 'requests' : 'overview'
}
