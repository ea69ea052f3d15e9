import { t } from '@swipefolio/shared/i18n'
import {
  EyeOffIcon,
  FolderIcon,
  LayoutDashboardIcon,
  SendIcon,
  SettingsIcon,
  UserIcon,
} from '@swipefolio/shared/ui'
import { Overview } from '../../features/overview/overview'
import { Privacy } from '../../features/privacy/privacy'
import { Profile } from '../../features/profile/profile'
import { MyProjects } from '../../features/projects/my-projects'
import { Settings } from '../../features/settings/settings'
import { Submissions } from '../../features/submissions/submissions'

/** The dashboard's sections by their name in the URL, in the order of the sidebar. */
export const sections = {
  projects: { label: t('Projects'), icon: <FolderIcon aria-hidden />, Content: MyProjects },
  overview: { label: t('Overview'), icon: <LayoutDashboardIcon aria-hidden />, Content: Overview },
  settings: { label: t('Settings'), icon: <SettingsIcon aria-hidden />, Content: Settings },
  submissions: { label: t('My Submissions'), icon: <SendIcon aria-hidden />, Content: Submissions },
  privacy: { label: t('Privacy'), icon: <EyeOffIcon aria-hidden />, Content: Privacy },
  profile: { label: t('Profile'), icon: <UserIcon aria-hidden />, Content: Profile },
}
