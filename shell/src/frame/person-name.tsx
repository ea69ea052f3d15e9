import { Bdi, media, theme } from '@swipefolio/shared/ui'
import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'

/** The name on the button of a person's menu, cut where there is no room for it; then hover and focus show the whole of it. */
export const PersonName = ({ name }: { name: string }) => {
  const [isCut, setIsCut] = useState(false)
  const text = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!text.current || typeof ResizeObserver === 'undefined') return undefined
    const observer = new ResizeObserver(([entry]) =>
      setIsCut(entry !== undefined && isOverflowing(entry.target)),
    )
    observer.observe(text.current)
    return () => observer.disconnect()
  }, [name])
  return (
    <>
      <Name ref={text}>{name}</Name>
      {isCut && (
        <Tip aria-hidden>
          <Bdi>{name}</Bdi>
        </Tip>
      )}
    </>
  )
}

const isOverflowing = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element) =>
  scrollWidth > clientWidth || scrollHeight > clientHeight

/* With the direction of its letters, so that it is cut at its own end. */
const Name = styled.bdi`
  overflow: hidden;
  max-inline-size: clamp(2.5rem, 100vw - 15.5rem, 12rem);
  text-overflow: ellipsis;
  white-space: nowrap;

  /* First and last name below each other. */
  @media (max-width: 26rem) {
    display: -webkit-box;
    max-inline-size: calc(100vw - 14.75rem);
    font-size: ${theme.size.small};
    line-height: 1.2;
    text-align: start;
    overflow-wrap: normal;
    white-space: normal;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }

  ${media.menu} {
    max-inline-size: clamp(9rem, 50vw - 30rem, 16rem);
  }
`

const Tip = styled.span`
  position: absolute;
  inset-block-start: calc(100% + ${theme.space.xxs});
  inset-inline-end: 0;
  inline-size: max-content;
  max-inline-size: min(20rem, 80vw);
  padding: ${theme.space.xxs} ${theme.space.xs};
  border-radius: ${theme.radius.s};
  background: ${theme.color.ink};
  color: ${theme.color.paper};
  font-size: ${theme.size.small};
  overflow-wrap: anywhere;
  pointer-events: none;
  visibility: hidden;

  [aria-expanded='false']:focus-visible > & {
    visibility: visible;
  }
  ${media.hover} {
    [aria-expanded='false']:hover > & {
      visibility: visible;
    }
  }
`
