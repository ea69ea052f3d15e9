import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { media, theme } from '../theme/theme'
import { Heading } from './heading'
import { Cluster, Stack } from './stack'
import { Text } from './text'

export interface PageHeaderProps {
  title: ReactNode
  intro?: ReactNode
  actions?: ReactNode
  /** 2 where an outer screen has the h1. */
  level?: 1 | 2
}

/** The top of a screen: heading, introduction and actions. */
export const PageHeader = ({ title, intro, actions, level = 1 }: PageHeaderProps) => (
  <Head>
    <Stack gap="s">
      <Heading level={level} size="title">
        {title}
      </Heading>
      {intro && <Intro>{intro}</Intro>}
    </Stack>
    {actions && <Cluster>{actions}</Cluster>}
  </Head>
)

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  justify-content: space-between;
  gap: ${theme.space.l};
  margin-block-end: clamp(${theme.space.l}, 5vw, ${theme.space.xl});

  /* The words take more lines before the actions take one of their own. */
  > :first-child {
    flex: 1 1 20rem;
  }
`

/** The words below the heading of a screen. */
export const Intro = styled(Text).attrs({ tone: 'soft', size: 'large' })`
  max-inline-size: 48rem;
  padding-inline-end: ${theme.space.m};

  ${media.phone} {
    font-size: ${theme.size.medium};
  }
`
