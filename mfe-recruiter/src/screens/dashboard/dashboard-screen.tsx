import { paths } from '@swipefolio/shared/contract'
import { t } from '@swipefolio/shared/i18n'
import { useSearchParams } from '@swipefolio/shared/router'
import { SidebarLayout, useDocumentTitle } from '@swipefolio/shared/ui'
import type { ReactNode } from 'react'
import { useOpenChat } from '../../features/chat/use-open-chat'
import { Contacts } from '../../features/contacts/contacts'
import { Overview } from '../../features/overview/overview'
import { ProjectRequests } from '../../features/project-requests/project-requests'
import { PassedProjects } from '../../features/projects/passed-projects'
import { SavedProjects } from '../../features/projects/saved-projects'
import { Settings } from '../../features/settings/settings'
import { entries, entryOf, type SectionName, sectionOf, sections } from './sections'

const DashboardScreen = () => {
  const [search] = useSearchParams()
  const openChat = useOpenChat()
  const current = sectionOf(search)
  useDocumentTitle(sections[current].label)

  const contents: Record<SectionName, ReactNode> = {
    overview: <Overview />,
    requests: <ProjectRequests onChat={(userId) => void openChat(userId)} />,
    saved: <SavedProjects />,
    passed: <PassedProjects />,
    contacts: <Contacts />,
    settings: <Settings />,
  }

  return (
    <SidebarLayout
      label={t('Dashboard')}
      items={entries.map((entry) => ({
        ...entry,
        to: `${paths.dashboard}?section=${entry.name}`,
        isCurrent: entry.name === entryOf(current),
      }))}
    >
      {contents[current]}
    </SidebarLayout>
  )
}

export default DashboardScreen
