import { paths } from '@swipefolio/shared/contract'
import { ButtonLink, media, theme } from '@swipefolio/shared/ui'
import { styled } from 'styled-components'
import { ChatNote, RepositoriesNote, RequestNote } from './request-notes'
import { SectionTitle } from './section-title'

const titleId = 'custom-requests'

/** Explains project requests in three stages. */
export const CustomRequests = () => (
  <Section aria-labelledby={titleId}>
    <SectionTitle id={titleId} kicker="Custom requests">
      Nobody has built it yet? Ask.
    </SectionTitle>
    <Flow>
      <Stage>
        <RequestNote />
        <StageTitle>A recruiter describes a mission</StageTitle>
        <p>What to build, by when, and the position that could follow.</p>
      </Stage>
      <Stage>
        <RepositoriesNote />
        <StageTitle>Job seekers answer with code</StageTitle>
        <p>Each answer is a link to a repository. No names next to it.</p>
      </Stage>
      <Stage>
        <ChatNote />
        <StageTitle>The best work gets a face</StageTitle>
        <p>The recruiter reveals the owner, and both can chat at once.</p>
      </Stage>
    </Flow>
    <div>
      <ButtonLink to={paths.projectRequests} variant="quiet" size="large">
        Browse Project Requests
      </ButtonLink>
    </div>
  </Section>
)

const Section = styled.section`
  display: grid;
  gap: ${theme.space.xl};
  padding-block: ${theme.space.xl};
`

const Flow = styled.ol.attrs({ role: 'list' })`
  display: grid;
  gap: ${theme.space.xl};

  ${media.menu} {
    grid-template-columns: repeat(3, 1fr);
  }
`

const Stage = styled.li`
  display: grid;
  grid-template-rows: auto auto 1fr;
  gap: ${theme.space.xs};

  ${media.menu} {
    grid-template-rows: 1fr auto auto;
  }
`

const StageTitle = styled.h3`
  margin-block-start: ${theme.space.s};
  font: ${theme.weight.display} ${theme.size.subtitle} / 1.3 ${theme.font.display};
`
