import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { ChevronDownIcon } from '../icons'
import { media, theme } from '../theme/theme'

export interface AccordionItem {
  id: string
  title: ReactNode
  content: ReactNode
}

export interface AccordionProps {
  items: readonly AccordionItem[]
  headingLevel?: 2 | 3 | 4
  /** The item that is open at first and scrolled into view. */
  initialId?: string | null
}

/** Titles with collapsible content; one is open at a time. */
export const Accordion = ({ items, headingLevel = 2, initialId = null }: AccordionProps) => {
  const [openId, setOpenId] = useState(initialId)
  const prefix = useId()
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current
      ?.querySelector('[aria-expanded="true"]')
      ?.closest('div')
      ?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <div ref={list}>
      {items.map(({ id, title, content }) => {
        const isOpen = id === openId
        return (
          <Item key={id}>
            <Title as={`h${headingLevel}`}>
              <button
                type="button"
                id={`${prefix}${id}-title`}
                aria-expanded={isOpen}
                aria-controls={`${prefix}${id}`}
                onClick={() => setOpenId(isOpen ? null : id)}
              >
                {title}
                <ChevronDownIcon aria-hidden />
              </button>
              <noscript>{title}</noscript>
            </Title>
            <Panel
              id={`${prefix}${id}`}
              role="region"
              aria-labelledby={`${prefix}${id}-title`}
              hidden={!isOpen}
            >
              {content}
            </Panel>
          </Item>
        )
      })}
    </div>
  )
}

const Item = styled.div`
  border-block-end: ${theme.border.thin};
`

const Title = styled.h2`
  font-size: ${theme.size.large};
  font-weight: ${theme.weight.strong};

  button {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space.s};
    inline-size: 100%;
    padding: ${theme.space.m} 0;
    border: 0;
    background: none;
    font-weight: inherit;
    text-align: start;
    cursor: pointer;
  }
  button:hover {
    color: ${theme.color.like};
  }
  svg {
    flex: none;
    inline-size: 1.25rem;
    block-size: 1.25rem;
    transition: transform ${theme.motion.fast};
  }
  [aria-expanded='true'] svg {
    transform: rotate(180deg);
  }
  ${media.withoutScripts} {
    padding: ${theme.space.m} 0;

    button {
      display: none;
    }
  }
`

const Panel = styled.div`
  max-inline-size: 44rem;
  white-space: pre-line;
  padding: 0 0 ${theme.space.l};
  color: ${theme.color.inkSoft};

  ${media.withoutScripts} {
    &[hidden] {
      display: block;
    }
  }
`
