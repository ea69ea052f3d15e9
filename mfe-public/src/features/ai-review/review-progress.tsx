import type { AiReviewStage } from '@swipefolio/shared/contract'
import { t } from '@swipefolio/shared/i18n'
import { Card, CheckIcon, Spinner, Text, theme } from '@swipefolio/shared/ui'
import { styled } from 'styled-components'

const stages: { stage: AiReviewStage; text: string }[] = [
  { stage: 'fetching', text: t('Fetching the repository') },
  { stage: 'reading', text: t('Reading its files') },
  { stage: 'reviewing', text: t('Reviewing') },
]

/** The stages of a running review. */
export const ReviewProgress = ({ stage }: { stage: AiReviewStage }) => {
  const current = stages.findIndex((one) => one.stage === stage)
  return (
    <Card>
      <Steps>
        {stages.map(({ text }, at) => (
          <Step key={text} aria-current={at === current ? 'step' : undefined}>
            {at < current && <CheckIcon aria-hidden />}
            {at === current && <Spinner />}
            <Text as="span" tone={at > current ? 'soft' : 'ink'} isStrong={at === current}>
              {text}
            </Text>
          </Step>
        ))}
      </Steps>
    </Card>
  )
}

export const stageText = (stage: AiReviewStage) =>
  stages.find((one) => one.stage === stage)?.text ?? ''

const Steps = styled.ol.attrs({ role: 'list' })`
  display: grid;
  gap: ${theme.space.s};
`

const Step = styled.li`
  display: grid;
  grid-template-columns: 1.5rem 1fr;
  align-items: center;
  gap: ${theme.space.s};

  > :last-child {
    grid-column: 2;
  }

  svg {
    inline-size: 1.2rem;
    block-size: 1.2rem;
    color: ${theme.color.success};
  }
`
