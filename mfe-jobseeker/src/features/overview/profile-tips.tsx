import {
  Card,
  GitBranchIcon,
  GlobeIcon,
  Grid,
  Heading,
  PencilIcon,
  Stack,
  TagIcon,
  Text,
  theme,
} from '@swipefolio/shared/ui'
import { useId } from 'react'
import { styled } from 'styled-components'

const tips = [
  {
    Icon: PencilIcon,
    title: 'Write detailed descriptions',
    text: 'Say what the project does, which problem it solves and which part of it was yours.',
  },
  {
    Icon: GitBranchIcon,
    title: 'Add repository links',
    text: 'Let recruiters read your code. A public repository with a clear README says a lot.',
  },
  {
    Icon: TagIcon,
    title: 'Tag your technologies',
    text: 'Name every technology that you used, so that the right recruiters recognise your work.',
  },
  {
    Icon: GlobeIcon,
    title: 'Include a live demo link',
    text: 'A demo shows in seconds what a description can only promise.',
  },
]

export const ProfileTips = () => {
  const headingId = useId()
  return (
    <Stack as="section" gap="m" aria-labelledby={headingId}>
      <Heading level={2} size="section" id={headingId}>
        Profile tips
      </Heading>
      <Grid as="ul" min="large" gap="m">
        {tips.map(({ Icon, title, text }) => (
          <Tip as="li" key={title}>
            <Icon aria-hidden />
            <div>
              <Heading level={3} size="small">
                {title}
              </Heading>
              <Text tone="soft">{text}</Text>
            </div>
          </Tip>
        ))}
      </Grid>
    </Stack>
  )
}

const Tip = styled(Card)`
  display: grid;
  grid-template-columns: auto 1fr;
  align-items: start;
  gap: ${theme.space.m};

  svg {
    color: ${theme.color.like};
  }
`
