import { anonymousRole, resolveRoute, type Registry } from '@swipefolio/platform/registry'
import { paths, type Role } from '@swipefolio/shared/contract'
import { t } from '@swipefolio/shared/i18n'
import { Link, useLocation } from '@swipefolio/shared/router'
import {
  BriefcaseIcon,
  Grid,
  LayoutDashboardIcon,
  LinkCard,
  mainControl,
  MessageCircleIcon,
  SendIcon,
  SparklesIcon,
  Text,
  theme,
  UserIcon,
} from '@swipefolio/shared/ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { useCurrentRole } from '../remotes/current-role'
import { usePageRegistry } from '../remotes/page-registry'

interface Way {
  to: string
  title: string
  text: string
  icon: ReactNode
}

const requests = {
  to: paths.projectRequests,
  title: t('Project Requests'),
  icon: <BriefcaseIcon aria-hidden />,
}
const dashboard = {
  to: paths.dashboard,
  title: t('Dashboard'),
  icon: <LayoutDashboardIcon aria-hidden />,
}
const review: Way = {
  to: paths.aiReview,
  title: t('AI Project Review'),
  text: t('A second pair of eyes for a public repository.'),
  icon: <SparklesIcon aria-hidden />,
}

const ways: Record<Role, Way[]> = {
  recruiter: [
    {
      to: paths.swipeProjects,
      title: t('Start Swiping'),
      text: t('Projects that you have not seen yet.'),
      icon: <SendIcon aria-hidden />,
    },
    { ...dashboard, text: t('Your requests, saved projects and contacts.') },
    review,
  ],
  jobseeker: [
    { ...dashboard, text: t('Your projects, and what came of them.') },
    { ...requests, text: t('Answer one with a link to a repository.') },
    review,
  ],
}

const waysOfVisitors: Way[] = [
  { ...requests, text: t('What recruiters would like to see built.') },
  {
    to: paths.faq,
    title: t('FAQs'),
    text: t('How it works, and who sees what.'),
    icon: <MessageCircleIcon aria-hidden />,
  },
  {
    to: paths.login,
    title: t('Log In'),
    text: t('Your projects, requests and chats are where you left them.'),
    icon: <UserIcon aria-hidden />,
  },
]

function leadsToOffApp(registry: Registry, path: string, role: string): boolean {
  const resolution = resolveRoute(registry, path, role)
  return resolution.kind !== 'unknown' && registry.apps[resolution.route.app]?.isOff === true
}

interface WaysOnProps {
  /** The address of a way that the page offers already. */
  except?: string
}

/** Where the current role can go on from a page that shows nothing; without the page itself and apps that are turned off. */
export const WaysOn = ({ except }: WaysOnProps) => {
  const { pathname } = useLocation()
  const role = useCurrentRole()
  const registry = usePageRegistry()
  const ofRole = role === anonymousRole ? waysOfVisitors : (ways[role as Role] ?? [])
  const offered = ofRole.filter(
    ({ to }) => to !== pathname && to !== except && !leadsToOffApp(registry, to, role),
  )
  if (offered.length === 0) return null
  return (
    <nav aria-label={t('Where to go on')}>
      <Ways as="ul" gap="m">
        {offered.map(({ to, title, text, icon }) => (
          <Way key={to}>
            <Icon>{icon}</Icon>
            <div>
              <Name to={to} {...mainControl}>
                {title}
              </Name>
              <Text tone="soft" size="small">
                {text}
              </Text>
            </div>
          </Way>
        ))}
      </Ways>
    </nav>
  )
}

/* Three fit beside each other on a tablet. */
const Ways = styled(Grid)`
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
`

const Way = styled(LinkCard).attrs({ as: 'li' })`
  display: flex;
  gap: ${theme.space.m};
  padding: ${theme.space.m};
`

const Icon = styled.span`
  flex: none;
  color: ${theme.color.like};
`

const Name = styled(Link)`
  color: ${theme.color.ink};
  font-weight: ${theme.weight.strong};
  text-decoration: none;
`
