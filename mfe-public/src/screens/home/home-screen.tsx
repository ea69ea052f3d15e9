import { useSession } from '@swipefolio/shared/session'
import { Page, theme, useDocumentTitle } from '@swipefolio/shared/ui'
import { styled } from 'styled-components'
import { DemoDeck } from '../../features/demo-deck/demo-deck'
import { CustomRequests } from '../../features/landing/custom-requests'
import { Hero } from '../../features/landing/hero'
import { Journeys } from '../../features/landing/journeys'
import { SkillsShowcase } from '../../features/landing/skills-showcase'

const HomeScreen = () => {
  const isMember = useSession((session) => session.role !== null)
  useDocumentTitle(isMember ? 'Home' : 'Swipe Into Your Dream Job')
  return (
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
}

export default HomeScreen

const Frame = styled.div`
  overflow-x: clip;
`

const Sections = styled.div`
  display: grid;
  gap: ${theme.space.xl};
`
