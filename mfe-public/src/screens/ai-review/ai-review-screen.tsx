import { paths } from '@swipefolio/shared/contract'
import { useSession } from '@swipefolio/shared/session'
import {
  ButtonLink,
  Card,
  Notice,
  Page,
  PageHeader,
  Stack,
  Text,
  useDocumentTitle,
} from '@swipefolio/shared/ui'

const AiReviewScreen = () => {
  useDocumentTitle('AI Project Review')
  const isLoggedIn = useSession((session) => session.role !== null)
  return (
    <Page width="medium">
      <PageHeader
        title="AI Project Review"
        intro="A second pair of eyes for a public repository: what is good about it, and what to improve first."
      />
      {isLoggedIn ? (
        <Notice tone="info">
          AI reviews are not available on this Swipefolio yet. Everything else works without them.
        </Notice>
      ) : (
        <Card>
          <Stack gap="m">
            <Text>You need to be logged in to access the AI features.</Text>
            <div>
              <ButtonLink to={paths.login} state={{ from: paths.aiReview }} variant="like">
                Join Now
              </ButtonLink>
            </div>
          </Stack>
        </Card>
      )}
    </Page>
  )
}

export default AiReviewScreen
