import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { css, keyframes, styled } from 'styled-components'
import { useFillText, useIsSkeleton } from '../feedback/skeleton'
import { fadingEdges } from '../layout/fading-edges'
import { Heading } from '../layout/heading'
import { atLineStart } from '../layout/line-start'
import { theme } from '../theme/theme'
import { AboutText } from './about-text'
import { FittingTags } from './fitting-tags'
import { ProjectPictures, type ProjectPicturesProps } from './project-pictures'
import { swipeCardLayout } from './swipe-card-layout'
import { SwipeCardLinks } from './swipe-card-links'
import { SwipeCardPull } from './swipe-card-pull'
import { TagList } from './tag-list'
import { useCardFit } from './use-card-fit'

export interface SwipeCardBodyProps {
  project: ProjectPicturesProps['project'] & {
    about: string
    gitUrl: string
    websiteUrl: string
  }
  titleId: string
}

/** Title, about, technologies and links. What does not fit is on the same body, pulled up over the picture as a sheet. */
export const SwipeCardBody = ({ project, titleId }: SwipeCardBodyProps) => {
  const { title, about, technologies, gitUrl, websiteUrl } = project
  const hasPictures = Boolean(project.morePictures?.length)
  const bodyId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const aboutRoom = useRef<HTMLDivElement>(null)
  const pull = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [hiddenTags, setHiddenTags] = useState(0)
  const isSkeleton = useIsSkeleton()
  const fillText = useFillText()
  const { height, lines, lineHeight, isAboutCut, isTextCut } = useCardFit({
    title: heading,
    about: aboutRoom,
    isResting: isOpen || isSkeleton,
    text: about,
  })
  const aboutFlex = isSkeleton ? '1 1 0' : `0 1 ${height === undefined ? 'auto' : `${height}px`}`

  const toggle = (willOpen: boolean) => {
    setIsOpen(willOpen)
    // Safari does not focus a button that is clicked.
    pull.current?.focus({ preventScroll: true })
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return
    event.stopPropagation()
    toggle(false)
  }

  return (
    <Body id={bodyId} data-open={isOpen || undefined} onKeyDown={handleKeyDown}>
      <Words
        $isSkeleton={isSkeleton}
        data-scrolls={isOpen || undefined}
        {...(isOpen && { tabIndex: 0, role: 'group', 'aria-labelledby': titleId })}
      >
        <Title ref={heading} level={2} id={titleId} dir="auto" {...fillText('title')}>
          {title}
        </Title>
        {isOpen && hasPictures && <Pictures project={project} />}
        <AboutRoom ref={aboutRoom} $flex={aboutFlex} $isShort={about.length <= 170}>
          <Clamped
            tone="soft"
            $lines={isOpen ? undefined : lines}
            $lineHeight={lineHeight}
            $fades={isAboutCut && !isOpen}
            $isSkeleton={isSkeleton}
          >
            {about}
          </Clamped>
        </AboutRoom>
        {isOpen ? (
          <TagList technologies={technologies} />
        ) : (
          <FittingTags technologies={technologies} onHidden={setHiddenTags} />
        )}
      </Words>
      <Foot>
        <SwipeCardLinks gitUrl={gitUrl} websiteUrl={websiteUrl} hasWidth={isOpen} />
        {(isTextCut || hiddenTags > 0 || hasPictures || isOpen) && (
          <SwipeCardPull ref={pull} isOpen={isOpen} controls={bodyId} onToggle={toggle} />
        )}
      </Foot>
    </Body>
  )
}

const rise = keyframes`
  from { transform: translateY(30%); opacity: 0.4; }
`

const Body = styled.div`
  --rows: 1;
  display: flex;
  flex: 1;
  flex-direction: column;
  min-inline-size: 0;
  min-block-size: 0;
  padding-block-end: ${theme.space.xxs};
  background: ${theme.color.surface};

  ${swipeCardLayout.wide} {
    --rows: 2;
  }

  &[data-open] {
    position: absolute;
    inset: auto -${theme.border.width} 0;
    max-block-size: calc(100% + ${theme.border.width});
    border-block-start: ${theme.border.thin};
    border-radius: ${theme.radius.l} ${theme.radius.l} 0 0;
    animation: ${rise} ${theme.motion.slow};
  }
`

/** Clips without being a scroll container: in one, the browser would take a touch for scrolling and cancel the drag. */
const Words = styled.div<{ $isSkeleton: boolean }>`
  display: flex;
  flex: ${({ $isSkeleton }) => ($isSkeleton ? 1 : '0 1 auto')};
  flex-direction: column;
  gap: ${theme.space.xs};
  overflow: clip;
  min-block-size: 0;
  padding: ${theme.space.s} ${theme.space.m} 0;

  ${swipeCardLayout.roomy} {
    padding-inline: ${theme.space.l};
  }
  &[data-scrolls] {
    overflow-y: auto;
    overscroll-behavior: contain;
    padding-block: ${theme.space.l};
    ${fadingEdges(theme.space.l, theme.space.l)}
    touch-action: pan-y pinch-zoom;
  }
`

const Title = styled(Heading)`
  ${atLineStart}
  display: -webkit-box;
  flex: none;
  overflow: clip;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;

  ${swipeCardLayout.beside} {
    font-size: ${theme.size.large};
    -webkit-line-clamp: 3;
  }
  [data-scrolls] > & {
    -webkit-line-clamp: none;
  }
`

const Pictures = styled(ProjectPictures)`
  border-radius: ${theme.radius.m};
`

const largeText = css`
  font-size: ${theme.size.large};

  p,
  li {
    font-size: inherit;
  }
`

/** No higher than its text, so that technologies and links follow it. On tall cards a short text is in larger letters. */
const AboutRoom = styled.div<{ $flex: string; $isShort: boolean }>`
  flex: ${({ $flex }) => $flex};
  overflow: clip;
  min-block-size: 0;

  ${swipeCardLayout.large} {
    ${largeText}
  }
  ${swipeCardLayout.tall} {
    ${({ $isShort }) => $isShort && largeText}
  }
  ${swipeCardLayout.beside} {
    font-size: inherit;
  }
  [data-scrolls] > & {
    flex: none;
    overflow: visible;
    max-inline-size: 68ch;
  }
`

const fade = css`
  &::after {
    position: absolute;
    inset-block-end: 0;
    inset-inline: 0;
    block-size: 1lh;
    background: linear-gradient(transparent, ${theme.color.surface});
    content: '';
  }
  @media (forced-colors: active) {
    &::after {
      display: none;
    }
  }
`

interface ClampedProps {
  $lines?: number
  $lineHeight?: number
  $fades: boolean
  $isSkeleton: boolean
}

/** Its last line fades, because the ellipsis of a line clamp would follow the full stop of a whole sentence. */
const Clamped = styled(AboutText)<ClampedProps>`
  ${({ $isSkeleton }) =>
    $isSkeleton && { overflow: 'clip', maxBlockSize: 'round(down, 100%, 1lh)' }}
  ${({ $lines, $lineHeight, $fades }) =>
    $lines !== undefined && {
      position: 'relative',
      lineHeight: `${$lineHeight}px`,
      overflow: 'clip',
      maxBlockSize: $fades ? `${Math.max(1, $lines)}lh` : 'none',
      visibility: $lines === 0 ? 'hidden' : 'visible',
      '> * + *': { marginBlockStart: 0 },
    }}
  ${({ $fades }) => $fades && fade}
`

const Foot = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${theme.space.s};
  min-block-size: ${theme.control.small};
  padding-inline: ${theme.space.m};
  font-size: ${theme.size.small};
  white-space: nowrap;

  ${swipeCardLayout.roomy} {
    padding-inline: ${theme.space.l};
  }
`
