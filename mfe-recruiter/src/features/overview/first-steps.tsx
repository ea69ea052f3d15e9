import { paths } from '@swipefolio/shared/contract'
import {
  ButtonLink,
  Card,
  Cluster,
  Grid,
  Heading,
  HomePart,
  Stack,
  Text,
} from '@swipefolio/shared/ui'

/** What an account without any figures does first. */
export const FirstSteps = () => (
  <HomePart title="Your first steps">
    <Grid min="medium" isFilled gap="m">
      <Card isHighlighted>
        <Stack gap="s">
          <Heading level={3} size="section">
            Like a project
          </Heading>
          <Text tone="soft">
            One at a time, newest first. With your like the name appears, and you can chat.
          </Text>
          <Cluster>
            <ButtonLink to={paths.swipeProjects} variant="like">
              Start Swiping
            </ButtonLink>
          </Cluster>
        </Stack>
      </Card>
      <Card>
        <Stack gap="s">
          <Heading level={3} size="section">
            Ask for work
          </Heading>
          <Text tone="soft">
            Describe what should be built. Job seekers answer with a repository, without their
            names.
          </Text>
          <Cluster>
            <ButtonLink to={paths.dashboardSection('requests', 'new=true')} variant="quiet">
              Post a Project Request
            </ButtonLink>
          </Cluster>
        </Stack>
      </Card>
    </Grid>
  </HomePart>
)
