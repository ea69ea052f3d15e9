import { paths } from '@swipefolio/shared/contract'
import { t } from '@swipefolio/shared/i18n'
import { useLocation } from '@swipefolio/shared/router'
import { useSession } from '@swipefolio/shared/session'
import {
  ButtonLink,
  Card,
  Heading,
  Notice,
  Stack,
  Text,
  useIsSkeleton,
} from '@swipefolio/shared/ui'
import { useRef, useState } from 'react'
import { AnswerBar } from './answer-bar'
import { RecruiterContent, RecruiterHeading } from './recruiter-content'
import { SubmitLinkForm } from './submit-link-form'
import { SubmitPanel } from './submit-panel'

interface SubmissionSectionProps {
  requestId: string
  isClosed: boolean
}

/** The actions on a project request, by role. */
export const SubmissionSection = ({ requestId, isClosed }: SubmissionSectionProps) => {
  const role = useSession((session) => session.role)
  const isSkeleton = useIsSkeleton()
  const content = useRef<HTMLDivElement>(null)
  const room = useRef<HTMLDivElement>(null)
  const [height, setHeight] = useState<number>()
  return (
    // The form that closes leaves its room below the card, so that nothing else moves.
    <div ref={room} style={{ minBlockSize: height }}>
      <Card as="section" aria-labelledby="submit-project">
        <Stack ref={content} gap="m">
          <Heading level={2} size="section" id="submit-project">
            {role === 'recruiter' ? (
              <RecruiterHeading requestId={requestId} />
            ) : (
              t('Submit a project')
            )}
          </Heading>
          {isClosed && (
            <Notice tone="info">
              {t('This project request is closed. It takes no more projects.')}
            </Notice>
          )}
          {role === 'jobseeker' &&
            (isSkeleton ? (
              <SubmitLinkForm requestId={requestId} onSubmitted={() => undefined} />
            ) : (
              <>
                <SubmitPanel
                  requestId={requestId}
                  isClosed={isClosed}
                  onClosing={() => setHeight(room.current?.offsetHeight)}
                />
                {!isClosed && <AnswerBar form={content} />}
              </>
            ))}
          {role === 'recruiter' && <RecruiterContent requestId={requestId} />}
          {role === null && !isClosed && <LoginToSubmit />}
        </Stack>
      </Card>
    </div>
  )
}

const LoginToSubmit = () => {
  const { pathname, search } = useLocation()
  return (
    <Stack gap="m" data-for-visitors>
      <Text>
        {t(
          'Have you built something like this? Job seekers answer with a link to a repository, and stay anonymous until the recruiter reveals them.',
        )}
      </Text>
      <div>
        <ButtonLink to={paths.login} state={{ from: pathname + search }}>
          {t('Log in to Submit Your Project')}
        </ButtonLink>
      </div>
    </Stack>
  )
}
