import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { useFillText } from '../feedback/skeleton'
import { Heading } from '../layout/heading'
import { atLineStart } from '../layout/line-start'
import { theme } from '../theme/theme'
import { mainControl } from './link-card'

interface ProjectCardTitleProps {
  title: string
  level: 2 | 3
  onOpen?: () => void
  corner?: ReactNode
}

/** The title of a project's card, which is a button where it opens the project. */
export const ProjectCardTitle = ({ title, level, onOpen, corner }: ProjectCardTitleProps) => {
  const fillText = useFillText()
  const heading = (
    <Title level={level} size="small" dir="auto">
      {onOpen ? (
        <OpenButton type="button" onClick={onOpen} {...mainControl} {...fillText('title')}>
          {title}
        </OpenButton>
      ) : (
        title
      )}
    </Title>
  )
  if (!corner) return heading
  return (
    <Head>
      {heading}
      {corner}
    </Head>
  )
}

/* The button is beside the first line, with its icon at the edge of what is below. */
const Head = styled.div`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: ${theme.space.xs};

  > button {
    margin-block: -${theme.space.xs};
    margin-inline-end: -${theme.space.xs};
  }
`

const Title = styled(Heading)`
  ${atLineStart}
`

const OpenButton = styled.button`
  padding: 0;
  border: 0;
  background: none;
  font-weight: inherit;
  text-align: inherit;
  cursor: pointer;
`
