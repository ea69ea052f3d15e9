import { t } from '@swipefolio/shared/i18n'
import { useSession } from '@swipefolio/shared/session'
import { Page, theme, useDocumentTitle } from '@swipefolio/shared/ui'
import { styled } from 'styled-components'
import { DemoDeck } from '../../features/demo-deck/demo-deck'
import { CustomRequests } from '../../features/landing/custom-requests'
import { Hero } from '../../features/landing/hero'
import { HowItWorks } from '../../features/landing/how-it-works'
import { Journeys } from '../../features/landing/journeys'
import { SkillsShowcase } from '../../features/landing/skills-showcase'

/** The landing page; for members, whose home is the part of their role's app above it, in a disclosure. */
const HomeScreen = () => {
  const isMember = useSession((session) => session.role !== null)
  useDocumentTitle(isMember ? t('Home') : t('Swipe Into Your Dream Job'))
  if (!isMember) return <LandingPage />
  return (
    <HowItWorks>
      <LandingPage />
    </HowItWorks>
  )
}

export default HomeScreen

const LandingPage = () => (
  <Frame>
    <Page width="wide">
      <Sections>
        <Hero>
          <DemoDeck />
        </Hero>
        <Journeys />
        <CustomRequests />
        <SkillsShowcase />
      </Sections>
    </Page>
  </Frame>
)

const Frame = styled.div`
  overflow-x: clip;
`

const Sections = styled.div`
  display: grid;
  gap: ${theme.space.xl};
`
