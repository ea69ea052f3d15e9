import { paths } from '@swipefolio/shared/contract'
import { t } from '@swipefolio/shared/i18n'
import { ButtonLink, Heading, media, theme } from '@swipefolio/shared/ui'
import { styled } from 'styled-components'
import { ChatNote, RepositoriesNote, RequestNote } from './request-notes'
import { SectionTitle } from './section-title'

const titleId = 'custom-requests'

/** Explains project requests in three stages. */
export const CustomRequests = () => (
  <Section aria-labelledby={titleId}>
    <SectionTitle id={titleId} kicker={t('Custom requests')}>
      {t('Nobody has built it yet? Ask.')}
    </SectionTitle>
    <Flow>
      <Stage>
        <RequestNote />
        <Heading level={3}>{t('A recruiter describes a mission')}</Heading>
        <p>{t('What to build, by when, and the position that could follow.')}</p>
      </Stage>
      <Stage>
        <RepositoriesNote />
        <Heading level={3}>{t('Job seekers answer with code')}</Heading>
        <p>{t('Each answer is a link to a repository. No names next to it.')}</p>
      </Stage>
      <Stage>
        <ChatNote />
        <Heading level={3}>{t('The best work gets a face')}</Heading>
        <p>{t('The recruiter reveals the owner, and both can chat at once.')}</p>
      </Stage>
    </Flow>
    <div>
      <ButtonLink to={paths.projectRequests} variant="quiet" size="large">
        {t('Browse Project Requests')}
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

  h3 {
    margin-block-start: ${theme.space.s};
  }
  ${media.menu} {
    grid-template-rows: 1fr auto auto;
  }
`
