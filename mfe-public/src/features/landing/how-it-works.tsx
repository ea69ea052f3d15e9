import { t } from '@swipefolio/shared/i18n'
import { Button, ChevronDownIcon, Page, prefersReducedMotion, theme } from '@swipefolio/shared/ui'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'

const contentId = 'how-it-works'

/** The landing page for members, closed at first. It is rendered while it is open, so that a closed one costs nothing. */
export const HowItWorks = ({ children }: { children: ReactNode }) => {
  const [isOpen, setIsOpen] = useState(false)
  const row = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // What opens is below the end of the window.
    if (isOpen)
      row.current?.scrollIntoView({ behavior: prefersReducedMotion() ? 'auto' : 'smooth' })
  }, [isOpen])
  return (
    <>
      <Row as="h2" ref={row}>
        <Button
          variant="plain"
          aria-expanded={isOpen}
          aria-controls={contentId}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t('How Swipefolio works')}
          <ChevronDownIcon aria-hidden />
        </Button>
      </Row>
      <div id={contentId}>{isOpen && children}</div>
    </>
  )
}

/* As high as the room of a member's home leaves for it at the end of the window. */
const Row = styled(Page)`
  && {
    display: flex;
    align-items: center;
    min-block-size: ${theme.space.xxl};
    padding-block: 0;
    font-size: ${theme.size.medium};
  }
  button {
    color: ${theme.color.inkSoft};
    margin-inline-start: -1.25rem;
  }
  [aria-expanded='true'] svg {
    rotate: 180deg;
  }
`
