import { paths } from '@swipefolio/shared/contract'
import { t } from '@swipefolio/shared/i18n'
import { useLocation } from '@swipefolio/shared/router'
import { useSession } from '@swipefolio/shared/session'
import {
  ButtonLink,
  Card,
  Heading,
  Page,
  PageHeader,
  Stack,
  useDocumentTitle,
} from '@swipefolio/shared/ui'
import { ReviewScope } from '../../features/ai-review/review-scope'
import { Reviews } from '../../features/ai-review/reviews'
import { SampleReview } from '../../features/ai-review/sample-review'
import { Columns } from '../../features/columns/columns'

const AiReviewScreen = () => {
  useDocumentTitle(t('AI Project Review'))
  const { token, role } = useSession()
  return (
    <Page>
      <PageHeader
        title={t('AI Project Review')}
        intro={t('A second pair of eyes on a public repository: its strengths and next steps.')}
      />
      {token === null ? <VisitorView /> : <Reviews role={role} />}
    </Page>
  )
}

const VisitorView = () => (
  <Columns data-for-visitors>
    <LoginFirst />
    <SampleReview />
  </Columns>
)

const LoginFirst = () => {
  const { pathname, search } = useLocation()
  return (
    <Card>
      <Stack gap="m">
        <Heading level={2} size="small">
          {t('You need to be logged in to access the AI features.')}
        </Heading>
        <div>
          <ButtonLink to={paths.login} state={{ from: pathname + search }}>
            {t('Join Now')}
          </ButtonLink>
        </div>
        <ReviewScope />
      </Stack>
    </Card>
  )
}

export default AiReviewScreen
