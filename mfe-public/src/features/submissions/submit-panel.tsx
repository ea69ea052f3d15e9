import { links, refresh, useLiveEvent, useQuery } from '@swipefolio/shared/api'
import { paths, type SubmissionStatus } from '@swipefolio/shared/contract'
import { t } from '@swipefolio/shared/i18n'
import { maxLinksPerRequest } from '@swipefolio/shared/rules'
import {
  Button,
  Notice,
  QueryBoundary,
  Sentence,
  Stack,
  Text,
  TextLink,
} from '@swipefolio/shared/ui'
import { type SyntheticEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { furthestStatus } from './furthest-status'
import { OwnSubmissions } from './own-submissions'
import { SubmitLinkForm, SubmittedNotice } from './submit-link-form'

const closeDelay = 3000

const linkToSubmissions = (name: string) => (
  <TextLink to={paths.dashboardSection('submissions')}>{name}</TextLink>
)

const sent = t(
  'The recruiter has your link now. You are told when they shortlist it, decline it or reveal you, and <submissions>My Submissions</submissions> shows what became of it.',
)

const meanings: Record<SubmissionStatus, string> = {
  SENT: sent,
  SEEN: sent,
  SHORTLISTED: t(
    'The recruiter has shortlisted your link. You are told when they decline it or reveal you, and <submissions>My Submissions</submissions> shows what became of it.',
  ),
  DECLINED: t(
    'The recruiter goes on without your link. You may answer with another project; <submissions>My Submissions</submissions> keeps this one.',
  ),
  REVEALED: t(
    'The recruiter knows who you are. You can chat now; <submissions>My Submissions</submissions> keeps your link.',
  ),
}

interface SubmitPanelProps {
  requestId: string
  isClosed: boolean
  /** Told before the form closes by itself. */
  onClosing?: () => void
}

/** The job seeker's own submissions, and the form while the request is open. */
export const SubmitPanel = ({ requestId, isClosed, onClosing }: SubmitPanelProps) => {
  const own = useQuery(links.own(requestId))
  useLiveEvent(({ type }) => {
    if (type === 'notification' || type === 'refresh') refresh(links.own(requestId).queryKey)
  })
  /** After a submission the form closes, unless it is touched before. */
  const [reached, setStep] = useState<'writing' | 'submitted' | 'touched' | 'done'>()
  const hasAnswered = (own.data?.length ?? 0) > 0
  const step = reached ?? (hasAnswered ? 'answered' : 'writing')
  const isFormClosed = step === 'answered' || step === 'done'
  const [times, setTimes] = useState(0)
  const panel = useRef<HTMLDivElement>(null)
  const hadFocus = useRef(false)
  const isFull = (own.data?.length ?? 0) >= maxLinksPerRequest
  const handleClosing = useEffectEvent(() => onClosing?.())

  useEffect(() => {
    if (step !== 'submitted') return undefined
    const timer = setTimeout(() => {
      handleClosing()
      hadFocus.current = panel.current?.contains(document.activeElement) ?? false
      setStep('done')
    }, closeDelay)
    return () => clearTimeout(timer)
  }, [step])

  useEffect(() => {
    if (step === 'done' && hadFocus.current) panel.current?.focus({ preventScroll: true })
  }, [step])

  const handleAnother = () => {
    panel.current?.focus({ preventScroll: true })
    setStep('writing')
  }

  const handleTouch = ({ target }: SyntheticEvent) => {
    if (!(target as Element).closest('form')) return
    if (step === 'submitted') setStep('touched')
    else if (step === 'writing') setStep('writing')
  }

  return (
    <Panel
      ref={panel}
      tabIndex={-1}
      gap="l"
      onFocus={handleTouch}
      onInput={handleTouch}
      onClick={handleTouch}
    >
      {times > 0 && step !== 'writing' && <SubmittedNotice key={times} />}
      <QueryBoundary
        query={own}
        loadingText={t('Loading your submissions...')}
        errorText={t('Failed to load your submissions')}
        skeleton={<></>}
      >
        {(submissions) =>
          submissions.length > 0 ? <OwnSubmissions submissions={submissions} /> : null
        }
      </QueryBoundary>
      {!isClosed && isFull && step !== 'submitted' && (
        <Notice tone="info">
          {t('You have sent {count} repositories, which is the most for one request.', {
            count: maxLinksPerRequest,
          })}
        </Notice>
      )}
      {!isClosed && !isFull && !isFormClosed && (
        <SubmitLinkForm
          requestId={requestId}
          onSubmitted={() => {
            setStep('submitted')
            setTimes((count) => count + 1)
          }}
        />
      )}
      {!isClosed && !isFull && isFormClosed && (
        <Stack gap="m" align="start">
          <Text>
            <Sentence
              text={meanings[furthestStatus(own.data ?? []) ?? 'SENT']}
              parts={{ submissions: linkToSubmissions }}
            />
          </Text>
          <Button variant="quiet" onClick={handleAnother}>
            {t('Submit Another Project')}
          </Button>
        </Stack>
      )}
    </Panel>
  )
}

/* It has the focus when what had it is gone. */
const Panel = styled(Stack)`
  &:focus {
    outline: none;
  }
`
