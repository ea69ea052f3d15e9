import { paths } from '@swipefolio/shared/contract'
import { t } from '@swipefolio/shared/i18n'
import { useSearchParams } from '@swipefolio/shared/router'
import { SidebarLayout } from '@swipefolio/shared/ui'
import { sections } from './sections'

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
    <SidebarLayout label={t('Dashboard')} items={items}>
      <Content />
    </SidebarLayout>
  )
}

export default DashboardScreen
