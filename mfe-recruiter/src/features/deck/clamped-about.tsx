import { Button, Text, theme } from '@swipefolio/shared/ui'
import { useId, useLayoutEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'

interface ClampedAboutProps {
  text: string
  isExpanded: boolean
  onToggle: () => void
}

/** A project's own words, cut after a few lines until somebody asks for the rest. */
export const ClampedAbout = ({ text, isExpanded, onToggle }: ClampedAboutProps) => {
  const id = useId()
  const about = useRef<HTMLParagraphElement>(null)
  const [isCut, setIsCut] = useState(false)

  useLayoutEffect(() => {
    const measure = () => {
      const element = about.current
      if (element && !isExpanded) setIsCut(element.scrollHeight > element.clientHeight + 1)
    }
    measure()
    window.addEventListener('resize', measure)
    return () => window.removeEventListener('resize', measure)
  })

  return (
    <div>
      <About ref={about} id={id} tone="soft" dir="auto" $isClamped={!isExpanded}>
        {text}
      </About>
      {(isCut || isExpanded) && (
        <More
          variant="plain"
          size="small"
          aria-expanded={isExpanded}
          aria-controls={id}
          onClick={onToggle}
        >
          {isExpanded ? 'Read less' : 'Read more'}
        </More>
      )}
    </div>
  )
}

const About = styled(Text)<{ $isClamped: boolean }>`
  display: ${({ $isClamped }) => ($isClamped ? '-webkit-box' : 'block')};
  overflow: ${({ $isClamped }) => ($isClamped ? 'hidden' : 'visible')};
  overflow-wrap: anywhere;
  white-space: ${({ $isClamped }) => ($isClamped ? 'normal' : 'pre-line')};
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 4;

  @media (max-height: 53rem) {
    -webkit-line-clamp: 3;
  }
  @media (max-height: 44rem) {
    -webkit-line-clamp: 2;
  }
`

const More = styled(Button)`
  margin-inline-start: calc(-1 * ${theme.space.s});
  text-decoration: underline;
`
