import { paths } from '@swipefolio/shared/contract'
import { t } from '@swipefolio/shared/i18n'
import { styled } from 'styled-components'
import {
  ButtonLink,
  media,
  Page,
  PageHeader,
  Stack,
  Text,
  theme,
  useDocumentTitle,
} from '@swipefolio/shared/ui'
import { LikedProjects } from '../../features/landing/journey-art'
import { AboutSection, HowItWorks } from './about-section'

const AboutScreen = () => {
  useDocumentTitle(t('About Us'))
  return (
    <Page width="wide">
      <PageHeader
        title={t('About Us')}
        intro={t('Swipefolio puts projects and skills ahead of resumes.')}
        actions={
          <Art>
            <LikedProjects />
          </Art>
        }
      />
      <Stack gap="xl">
        <AboutSection title={t('Our Mission')}>
          <Text>
            {t(
              'Hiring begins with the wrong page. A resume tells schools, employers and dates, and says little about what somebody can do tomorrow. We begin with the work: what was built, how, and with what. The person comes second, and by then somebody already wants to talk to them.',
            )}
          </Text>
        </AboutSection>
        <AboutSection title={t('For Recruiters')}>
          <Text>
            {t(
              'Projects come one at a time. Like what convinces you, save what needs a second look, leave the rest. No names, no photos and no employers stand next to a project, so nothing but the work can sway you.',
            )}
          </Text>
          <Text>
            {t(
              'Looking for something in particular? Post a project request with a mission and a deadline, and reveal the people behind the answers that you like.',
            )}
          </Text>
        </AboutSection>
        <AboutSection title={t('For Job Seekers')}>
          <Text>
            {t(
              'Show what you have built, finished or not. You stay anonymous until a recruiter likes a project of yours or reveals you as the author of a link, and you are told when it happens.',
            )}
          </Text>
          <Text>
            {t(
              'No applications into the void: the first message you get comes from somebody who has seen your work.',
            )}
          </Text>
        </AboutSection>
        <AboutSection title={t('How It Works')}>
          <HowItWorks
            steps={[
              {
                title: t('Create a profile'),
                text: t(
                  'Sign up, verify your email with the code that we send, and add your projects.',
                ),
              },
              {
                title: t('Discover and match'),
                text: t(
                  'Recruiters swipe through projects and post requests; job seekers answer with code.',
                ),
              },
              {
                title: t('Connect'),
                text: t('A like or a reveal makes a contact and opens a chat for the two of you.'),
              },
            ]}
          />
        </AboutSection>
        <AboutSection title={t('Our Vision')}>
          <Text>
            {t(
              'A first interview that starts with “How did you solve that?”, for everybody who can solve things, wherever they learned it.',
            )}
          </Text>
          <div>
            <ButtonLink to={paths.signup} size="large">
              {t('Join Swipefolio')}
            </ButtonLink>
          </div>
        </AboutSection>
      </Stack>
    </Page>
  )
}

/* Below the title, in the middle, where it has no room beside it. */
const Art = styled.div`
  > div {
    display: grid;
    margin-block-end: ${theme.space.xs};
  }
  ${media.phone} {
    display: grid;
    justify-items: center;
    inline-size: calc(100vw - 2 * ${theme.space.m});
    margin-block-end: ${theme.space.l};
  }
`

export default AboutScreen
