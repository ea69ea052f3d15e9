import { Heading, Stack, theme } from '@swipefolio/shared/ui'
import { type ReactNode, useId } from 'react'
import { styled } from 'styled-components'

interface GallerySectionProps {
  title: string
  children: ReactNode
}

/** One component of the design language, in every state. */
export const GallerySection = ({ title, children }: GallerySectionProps) => {
  const id = useId()
  return (
    <Section aria-labelledby={id}>
      <Heading level={2} size="section" id={id}>
        {title}
      </Heading>
      <Stack gap="m">{children}</Stack>
    </Section>
  )
}

const Section = styled.section`
  display: grid;
  gap: ${theme.space.m};
  padding-block: ${theme.space.l};
  border-block-start: ${theme.border.thin};

  > div {
    min-inline-size: 0;
  }
`
