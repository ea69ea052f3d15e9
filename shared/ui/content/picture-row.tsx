import { type KeyboardEvent, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { t } from '../../i18n'
import { IconButton } from '../actions/icon-button'
import { ArrowLeftIcon, ArrowRightIcon } from '../icons'
import { theme } from '../theme/theme'
import { CoverMark } from './cover-mark'
import { ProjectCover } from './project-cover'

export interface Picture {
  image: string
  imageAlt: string
}

export interface PictureRowProps {
  project: Picture & {
    title: string
    technologies: readonly { name: string }[]
    morePictures?: readonly Picture[]
  }
  className?: string
}

/** The lazy-loaded row of several pictures: moved by swipe, buttons and arrow keys. */
export const PictureRow = ({ project, className }: PictureRowProps) => {
  const { image, imageAlt, title, technologies, morePictures = [] } = project
  const track = useRef<HTMLDivElement>(null)
  /** Where a movement ends that has begun: scrolling passes the pictures between. */
  const aim = useRef<number>(undefined)
  const [current, setCurrent] = useState(0)
  const pictures = [{ image, imageAlt }, ...morePictures]
  const last = pictures.length - 1

  const nameOf = (place: number) =>
    t('Picture {place} of {count}', { place: place + 1, count: pictures.length })
  const isReversed = () =>
    track.current !== null && getComputedStyle(track.current).direction === 'rtl'
  const show = (wanted: number) => {
    const next = Math.min(Math.max(wanted, 0), last)
    aim.current = next
    setCurrent(next)
    if (track.current) {
      track.current.scrollLeft = next * track.current.clientWidth * (isReversed() ? -1 : 1)
    }
  }
  const handleScroll = () => {
    const { scrollLeft = 0, clientWidth = 0 } = track.current ?? {}
    if (clientWidth === 0) return
    const place = Math.abs(scrollLeft) / clientWidth
    const shown = Math.round(place)
    if (aim.current !== undefined && Math.abs(place - aim.current) > 0.02) return
    aim.current = undefined
    setCurrent(shown)
  }
  const handleTouch = () => {
    aim.current = undefined
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    const steps: Partial<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }
    const step = steps[event.key]
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return
    // The deck would decide by the same key.
    event.preventDefault()
    show(current + (isReversed() ? -step : step))
  }

  return (
    <Frame
      role="group"
      aria-roledescription={t('carousel')}
      aria-label={t('Pictures of {title}', { title })}
      className={className}
      data-own-gestures
      onKeyDown={handleKeyDown}
    >
      <Track
        ref={track}
        tabIndex={0}
        role="group"
        aria-label={nameOf(current)}
        onScroll={handleScroll}
        onPointerDown={handleTouch}
        onWheel={handleTouch}
      >
        {pictures.map((picture, place) => (
          <ProjectCover
            key={picture.image}
            title={title}
            technologies={technologies}
            image={picture.image}
            alt={picture.imageAlt || nameOf(place)}
          />
        ))}
      </Track>
      <Previous
        label={t('Previous picture')}
        variant="quiet"
        size="large"
        icon={<ArrowLeftIcon aria-hidden />}
        aria-disabled={current === 0}
        onClick={() => show(current - 1)}
      />
      <Next
        label={t('Next picture')}
        variant="quiet"
        size="large"
        icon={<ArrowRightIcon aria-hidden />}
        aria-disabled={current === last}
        onClick={() => show(current + 1)}
      />
      <CoverMark aria-hidden>
        {current + 1} / {pictures.length}
      </CoverMark>
    </Frame>
  )
}

const Frame = styled.div`
  position: relative;
  overflow: hidden;
  flex: none;
`

const Track = styled.div`
  display: flex;
  border-radius: inherit;
  aspect-ratio: 8 / 5;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-behavior: smooth;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  touch-action: pan-x pan-y pinch-zoom;

  > * {
    flex: none;
    inline-size: 100%;
    scroll-snap-align: start;
    scroll-snap-stop: always;
  }
  &:focus-visible {
    outline: 0.1875rem solid ${theme.color.focus};
    outline-offset: -0.1875rem;
  }
  @media (prefers-reduced-motion: reduce) {
    scroll-behavior: auto;
  }
`

const Turn = styled(IconButton)`
  position: absolute;
  inset-block-start: calc(50% - ${theme.control.medium} / 2);

  > .lucide-arrow-right:dir(rtl) {
    transform: scaleX(-1);
  }
`

const Previous = styled(Turn)`
  inset-inline-start: ${theme.space.xs};
`

const Next = styled(Turn)`
  inset-inline-end: ${theme.space.xs};
`
