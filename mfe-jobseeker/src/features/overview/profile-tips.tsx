import type { Project } from '@swipefolio/shared/contract'
import { t } from '@swipefolio/shared/i18n'
import {
  Card,
  CheckIcon,
  Grid,
  Heading,
  Stack,
  Text,
  theme,
  VisuallyHidden,
} from '@swipefolio/shared/ui'
import { useId } from 'react'
import { styled } from 'styled-components'
import { progressOf, tips } from './tips'

/** Tips for better projects, each with its progress over the person's own projects. */
export const ProfileTips = ({ own }: { own: readonly Project[] }) => {
  const headingId = useId()
  return (
    <Stack as="section" gap="m" aria-labelledby={headingId}>
      <Heading level={2} size="section" id={headingId}>
        {t('Profile tips')}
      </Heading>
      <Grid as="ul" min="large" gap="m">
        {tips.map(({ Icon, title, text, isFollowedBy }) => {
          const { isDone, words } = progressOf(own, isFollowedBy)
          return (
            <Tip as="li" key={title} aria-label={title} data-done={isDone || undefined}>
              {isDone ? <CheckIcon aria-hidden /> : <Icon aria-hidden />}
              <Words>
                <Heading level={3} size="small">
                  {title}
                  {isDone && <VisuallyHidden>{t(': done')}</VisuallyHidden>}
                </Heading>
                <Text tone="soft">{text}</Text>
                {words && (
                  <Text size="small" tone={isDone ? 'success' : 'ink'} isStrong>
                    {words}
                  </Text>
                )}
              </Words>
            </Tip>
          )
        })}
      </Grid>
    </Stack>
  )
}

const Words = styled.div`
  display: grid;
  gap: ${theme.space.xxs};
`

const Tip = styled(Card)`
  display: grid;
  grid-template-columns: auto 1fr;
  align-items: start;
  gap: ${theme.space.m};

  > svg {
    padding: ${theme.space.xxs};
    border-radius: 50%;
    inline-size: 2rem;
    block-size: 2rem;
    background: ${theme.color.likeSoft};
    color: ${theme.color.like};
  }
  &[data-done] > svg {
    background: ${theme.color.successSoft};
    color: ${theme.color.success};
  }
`
