import type { Submission } from '@swipefolio/shared/contract'
import { t } from '@swipefolio/shared/i18n'
import { ArrowDownIcon, atWindowEnd, Button, submissionLabel, theme } from '@swipefolio/shared/ui'
import { type RefObject, useEffect, useState } from 'react'
import { styled } from 'styled-components'
import { furthestStatus } from './furthest-status'

interface AnswerBarProps {
  form: RefObject<HTMLElement | null>
  /** The submissions so far. */
  submissions: readonly Submission[]
}

/** Leads to the form, or to what became of the answer, while it is below the edge of a narrow window. */
export const AnswerBar = ({ form, submissions }: AnswerBarProps) => {
  const status = furthestStatus(submissions)
  const [isBelow, setBelow] = useState(false)

  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) =>
        setBelow(Boolean(entry && !entry.isIntersecting && entry.boundingClientRect.top > 0)),
      { rootMargin: '0px 0px -96px' },
    )
    if (form.current) observer.observe(form.current)
    return () => observer.disconnect()
  }, [form])

  const handlePress = () => {
    form.current?.querySelector<HTMLElement>('input, textarea')?.focus()
    form.current?.scrollIntoView({ block: 'nearest' })
  }
  return (
    isBelow && (
      <Bar {...atWindowEnd}>
        <Button
          variant={status ? 'quiet' : 'primary'}
          icon={<ArrowDownIcon aria-hidden />}
          onClick={handlePress}
        >
          {status
            ? t('Your submission: {status}', { status: submissionLabel(status) })
            : t('Answer This Request')}
        </Button>
      </Bar>
    )
  )
}

const Bar = styled.div`
  position: fixed;
  z-index: ${theme.layer.header};
  inset-block-end: 0;
  inset-inline: 0;
  display: grid;
  padding: ${theme.space.xs} clamp(${theme.space.m}, 4vw, ${theme.space.xl});
  border-block-start: ${theme.border.thin};
  background: ${theme.color.paper};
`
