import { useId, useLayoutEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '../actions/button'
import { Text } from '../layout/text'
import { theme } from '../theme/theme'

interface ClampedTextProps {
  text: string
  isExpanded: boolean
  onToggle: () => void
}

/** A text that is clamped to a few lines until it is expanded. */
export const ClampedText = ({ text, isExpanded, onToggle }: ClampedTextProps) => {
  const id = useId()
  const shown = useRef<HTMLParagraphElement>(null)
  const [isCut, setIsCut] = useState(false)

  useLayoutEffect(() => {
    const measure = () => {
      const element = shown.current
      if (element && !isExpanded) setIsCut(element.scrollHeight > element.clientHeight + 1)
    }
    measure()
    window.addEventListener('resize', measure)
    return () => window.removeEventListener('resize', measure)
  }, [text, isExpanded])

  return (
    <div>
      <Words ref={shown} id={id} tone="soft" dir="auto" $isClamped={!isExpanded}>
        {text}
      </Words>
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

const Words = styled(Text)<{ $isClamped: boolean }>`
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
