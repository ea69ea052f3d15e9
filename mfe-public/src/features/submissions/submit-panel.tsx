import { links, refresh, useLiveEvent, useQuery } from '@swipefolio/shared/api'
import { t } from '@swipefolio/shared/i18n'
import { maxLinksPerRequest } from '@swipefolio/shared/rules'
import { Button, Notice, QueryBoundary, Stack, Text, theme } from '@swipefolio/shared/ui'
import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { OwnSubmissions } from './own-submissions'
import { AddressNote, SubmitLinkForm, SubmittedNotice } from './submit-link-form'

const closeDelay = 3000

interface SubmitPanelProps {
  requestId: string
  isClosed: boolean
}

/** The submission form while the request is open, and the job seeker's own submissions. */
export const SubmitPanel = ({ requestId, isClosed }: SubmitPanelProps) => {
  const own = useQuery(links.own(requestId))
  useLiveEvent(({ type }) => {
    if (type === 'notification' || type === 'refresh') refresh(links.own(requestId).queryKey)
  })
  /** After a submission the form closes, unless it is touched before. */
  const [step, setStep] = useState<'writing' | 'submitted' | 'touched' | 'done'>('writing')
  const [sent, setSent] = useState(0)
  const panel = useRef<HTMLDivElement>(null)
  const [height, setHeight] = useState<number>()
  const hadFocus = useRef(false)
  const isFull = (own.data?.length ?? 0) >= maxLinksPerRequest

  useEffect(() => {
    if (step !== 'submitted') return undefined
    const timer = setTimeout(() => {
      // The form that closes leaves its room, so that what is below stays in place.
      setHeight(panel.current?.offsetHeight)
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
    if (step === 'submitted' && (target as Element).closest('form')) setStep('touched')
  }

  return (
    <Panel
      ref={panel}
      tabIndex={-1}
      gap="l"
      style={{ minBlockSize: height }}
      onFocus={handleTouch}
      onInput={handleTouch}
      onClick={handleTouch}
    >
      {step !== 'writing' && <SubmittedNotice key={sent} />}
      {!isClosed && isFull && step !== 'submitted' && (
        <Notice tone="info">
          {t('You have sent {count} repositories, which is the most for one request.', {
            count: maxLinksPerRequest,
          })}
        </Notice>
      )}
      {!isClosed && !isFull && step !== 'done' && (
        <SubmitLinkForm
          requestId={requestId}
          onSubmitted={() => {
            setStep('submitted')
            setSent((count) => count + 1)
          }}
        />
      )}
      {!isClosed && !isFull && step === 'done' && (
        <Closed>
          <Text>
            {t(
              'The recruiter has your link now. You are told when they shortlist it, decline it or reveal you, and My Submissions shows what became of it.',
            )}
          </Text>
          <Button variant="quiet" onClick={handleAnother}>
            {t('Submit Another Project')}
          </Button>
          <AddressNote />
        </Closed>
      )}
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
    </Panel>
  )
}

/* It has the focus when what had it is gone. */
const Panel = styled(Stack)`
  &:focus {
    outline: none;
  }
`

/** The button is where that of the form was. */
const Closed = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  align-items: start;
  gap: ${theme.space.m};

  > :first-child {
    margin-block-end: auto;
  }
`
