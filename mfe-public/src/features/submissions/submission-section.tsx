import { links, useQuery } from '@swipefolio/shared/api'
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

function headingFor(hasAnswered: boolean, isClosed: boolean) {
  if (hasAnswered) return t('Your submissions')
  return isClosed ? t('Closed') : t('Submit a project')
}

/** The actions on a project request, by role. */
export const SubmissionSection = ({ requestId, isClosed }: SubmissionSectionProps) => {
  const role = useSession((session) => session.role)
  const isSkeleton = useIsSkeleton()
  const isJobSeeker = role === 'jobseeker'
  const own = useQuery({ ...links.own(requestId), enabled: isJobSeeker && !isSkeleton })
  const submissions = (isJobSeeker && own.data) || []
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
              headingFor(submissions.length > 0, isClosed)
            )}
          </Heading>
          {isClosed && (
            <Notice tone="info">
              {t('This project request is closed. It takes no more projects.')}
            </Notice>
          )}
          {isJobSeeker &&
            (isSkeleton ? (
              <SubmitLinkForm requestId={requestId} onSubmitted={() => undefined} />
            ) : (
              <>
                <SubmitPanel
                  requestId={requestId}
                  isClosed={isClosed}
                  onClosing={() => setHeight(room.current?.offsetHeight)}
                />
                {!isClosed && !own.isPending && (
                  <AnswerBar form={content} submissions={submissions} />
                )}
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
