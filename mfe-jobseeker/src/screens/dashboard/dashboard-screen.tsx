import { paths } from '@swipefolio/shared/contract'
import { useSearchParams } from '@swipefolio/shared/router'
import {
  EyeOffIcon,
  FolderIcon,
  LayoutDashboardIcon,
  SendIcon,
  SettingsIcon,
  SidebarLayout,
} from '@swipefolio/shared/ui'
import { Overview } from '../../features/overview/overview'
import { Privacy } from '../../features/privacy/privacy'
import { MyProjects } from '../../features/projects/my-projects'
import { Settings } from '../../features/settings/settings'
import { Submissions } from '../../features/submissions/submissions'

const sections = {
  projects: { label: 'Projects', icon: <FolderIcon aria-hidden />, Content: MyProjects },
  overview: { label: 'Overview', icon: <LayoutDashboardIcon aria-hidden />, Content: Overview },
  settings: { label: 'Settings', icon: <SettingsIcon aria-hidden />, Content: Settings },
  submissions: { label: 'My Submissions', icon: <SendIcon aria-hidden />, Content: Submissions },
  privacy: { label: 'Privacy', icon: <EyeOffIcon aria-hidden />, Content: Privacy },
}

type SectionName = keyof typeof sections

const isSectionName = (name: string | null): name is SectionName =>
  name !== null && Object.hasOwn(sections, name)

const DashboardScreen = () => {
  const [search] = useSearchParams()
  const requested = search.get('section')
  const current = isSectionName(requested) ? requested : 'projects'
  const { Content } = sections[current]
  const items = Object.entries(sections).map(([name, { label, icon }]) => ({
    label,
    icon,
    to: `${paths.dashboard}?section=${name}`,
    isCurrent: name === current,
  }))
  return (
    <SidebarLayout label="Dashboard" items={items}>
      <Content />
    </SidebarLayout>
  )
}

export default DashboardScreen
