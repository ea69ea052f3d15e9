import type { Link, Verdict } from '@swipefolio/shared/contract'
import { t } from '@swipefolio/shared/i18n'
import {
  BookmarkIcon,
  Button,
  Cluster,
  media,
  Text,
  theme,
  UndoIcon,
  visuallyHidden,
} from '@swipefolio/shared/ui'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { afterNextPaint } from '../deck/after-next-paint'

/** Phones, on which the answers share a line with the button that reveals the owner. */
export const oneLine = '@media (max-width: 35.99rem)'

interface LinkVerdictProps {
  link: Link
  isDeclining: boolean
  onJudge: (verdict: Verdict | null) => void
  onDecline: () => void
}

/** The recruiter's verdict on a link, or the buttons that give one. */
export const LinkVerdict = ({ link, isDeclining, onJudge, onDecline }: LinkVerdictProps) => {
  const { verdict } = link
  const isDeclined = verdict === 'DECLINED'
  const undo = useRef<HTMLButtonElement>(null)
  const decline = useRef<HTMLButtonElement>(null)
  const hasDeclined = useRef(false)

  useEffect(() => {
    if (!hasDeclined.current || isDeclining) return undefined
    // After the dialogs: one gives the focus back to a button that may be gone, the other takes it in the next frame, when its button is.
    return afterNextPaint(() => (isDeclined ? undo : decline).current?.focus())
  }, [isDeclined, isDeclining])
  const handleDecline = () => {
    hasDeclined.current = true
    onDecline()
  }

  if (isDeclined) {
    return <Declined key={link.id} link={link} undo={undo} onUndo={() => onJudge(null)} />
  }
  const isShortlisted = verdict === 'SHORTLISTED'
  return (
    <Answers>
      <Shortlist
        variant={isShortlisted ? 'save' : 'quiet'}
        icon={<BookmarkIcon aria-hidden />}
        onClick={() => onJudge(isShortlisted ? null : 'SHORTLISTED')}
      >
        <span>{isShortlisted ? t('Shortlisted') : t('Shortlist')}</span>
      </Shortlist>
      <Decline ref={decline} variant="plain" aria-haspopup="dialog" onClick={handleDecline}>
        {t('Not this time')}
      </Decline>
    </Answers>
  )
}

interface DeclinedProps {
  link: Link
  undo: RefObject<HTMLButtonElement | null>
  onUndo: () => void
}

const Declined = ({ link: { secondsToUndo = 0, reply }, undo, onUndo }: DeclinedProps) => {
  const [isOver, setOver] = useState(secondsToUndo === 0)
  const text = useRef<HTMLParagraphElement>(null)

  useEffect(() => {
    const timer = setTimeout(() => {
      if (document.activeElement === undo.current) text.current?.focus()
      setOver(true)
    }, secondsToUndo * 1000)
    return () => clearTimeout(timer)
  }, [secondsToUndo, undo])

  return (
    <Answers>
      <Told ref={text} tabIndex={-1} tone="soft" size="small" role="status">
        {isOver
          ? t('Not this time. The job seeker was told.')
          : t('Not this time. The job seeker is told in seconds.')}
      </Told>
      <AnswerButton
        ref={undo}
        variant="quiet"
        icon={<UndoIcon aria-hidden />}
        hidden={isOver}
        onClick={onUndo}
      >
        {t('Undo')}
      </AnswerButton>
      {reply && (
        <Reply dir="auto" size="small">
          {reply}
        </Reply>
      )}
    </Answers>
  )
}

/* As high with either content; in a table the row is higher. */
const Answers = styled(Cluster)`
  gap: ${theme.space.xs};

  ${oneLine} {
    column-gap: ${theme.space.xxs};
  }
  ${media.sidebarCollapsed} {
    min-block-size: ${theme.control.medium};
  }
`

const AnswerButton = styled(Button).attrs({ size: 'small' })`
  white-space: nowrap;

  &[hidden] {
    display: none;
  }
  ${media.sidebarCollapsed} {
    min-block-size: ${theme.control.medium};
  }
`

const Shortlist = styled(AnswerButton)`
  ${oneLine} {
    inline-size: ${theme.control.medium};
    padding: 0;

    > span {
      ${visuallyHidden}
    }
  }
`

const Decline = styled(AnswerButton)`
  ${oneLine} {
    padding-inline: ${theme.space.xs};
    margin-inline-end: -${theme.space.xs};
  }
`

/* Undo is beside it. */
const Told = styled(Text)`
  flex: 1 1 8rem;
`

const Reply = styled(Text)`
  flex: 1 0 100%;
  white-space: pre-line;
`
