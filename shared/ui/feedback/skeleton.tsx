import { createContext, type ReactNode, use } from 'react'
import { keyframes, styled } from 'styled-components'
import { Grid, type GridProps, Stack } from '../layout/stack'
import { media, theme } from '../theme/theme'
import { type ColorName, colorTokens, colorVariable } from '../theme/tokens'
import { type Fill, fillText } from './fill'

export interface SkeletonProps {
  shape?: 'line' | 'text' | 'rows' | keyof typeof boards
  count?: number
  /** The content itself with `fillerText` for data, in place of a shape: its texts are shown as bars, in the same boxes. */
  children?: ReactNode
  /** Where the texts of the children come from, if the page has the answer before its scripts. */
  fill?: Fill
}

/** Placeholders in the columns and the size of the cards that they stand for. */
const boards = {
  /** Projects: a cover above a few lines. */
  cards: { min: 'medium', height: 'auto', count: 3 },
  /** Statistics. */
  figures: { min: 'figure', height: '14.5rem', count: 4 },
  /** Texts with a button. */
  notes: { min: 'large', height: '23.5rem', count: 6 },
  people: { min: 'medium', height: '10.5rem', count: 6 },
} as const satisfies Record<string, { min: GridProps['min']; height: string; count: number }>

const isBoard = (shape: string): shape is keyof typeof boards => shape in boards

const InSkeleton = createContext(false)

/** Whether a component is part of a skeleton, and leaves pictures out. */
export const useIsSkeleton = () => use(InSkeleton)

/** `fillText` in a skeleton, and nothing outside of one. */
export const useFillText = (): ((field: string) => Partial<ReturnType<typeof fillText>>) => {
  const isSkeleton = useIsSkeleton()
  return (field) => (isSkeleton ? fillText(field) : {})
}

/** A placeholder while content loads. Purely visual: announce 'Loading...' beside it. */
export const Skeleton = ({
  shape = 'text',
  count = isBoard(shape) ? boards[shape].count : 3,
  children,
  fill,
}: SkeletonProps) => {
  const isNested = useIsSkeleton()
  const indexes = Array.from({ length: count }, (_, index) => index)
  if (children !== undefined) {
    if (isNested) return <>{children}</>
    return (
      <InSkeleton value>
        <Outline
          aria-hidden
          inert
          data-fill-from={fill?.from}
          data-fill-each={fill?.each}
          data-fill-when={fill?.when}
        >
          {children}
        </Outline>
      </InSkeleton>
    )
  }
  if (shape === 'line') return <Line aria-hidden />
  if (isBoard(shape)) {
    const { min, height } = boards[shape]
    return (
      <Grid aria-hidden min={min} gap={shape === 'figures' ? 'm' : 'l'}>
        {indexes.map((index) => (
          <CardShape key={index} $height={height} />
        ))}
      </Grid>
    )
  }
  return (
    <Stack aria-hidden gap={shape === 'rows' ? 's' : 'xs'}>
      {indexes.map((index) =>
        shape === 'rows' ? <Row key={index} /> : <Line key={index} $isLast={index === count - 1} />,
      )}
    </Stack>
  )
}

const breathe = keyframes`
  50% { opacity: 0.6; }
`

const breathing = `1.6s ease-in-out infinite`

const barColors: readonly ColorName[] = [
  'ink',
  'inkSoft',
  'paper',
  'like',
  'likeSoft',
  'onLike',
  'save',
  'onSave',
  'saveSoft',
  'danger',
  'success',
  'successSoft',
]

/** The colours of texts that are filled in. */
const textColors: readonly ColorName[] = ['ink', 'inkSoft']

/** Takes no part in the layout, so that its children are where the content will be. */
const Outline = styled.div`
  ${barColors.map((name) => `${colorVariable(name)}: ${theme.color.skeleton};`).join(' ')}
  ${colorVariable('lineStrong')}: ${theme.color.line};
  display: contents;
  color: ${theme.color.ink};
  forced-color-adjust: none;
  -webkit-text-fill-color: transparent;

  /* A line of an element is also drawn through the texts of those in it. */
  && *:not([data-filled], :has([data-filled])) {
    text-decoration: line-through ${theme.color.skeleton};
    text-decoration-thickness: 0.75em;
  }
  && [data-filled] {
    ${textColors.map((name) => `${colorVariable(name)}: light-dark(${colorTokens[name].join(', ')});`).join(' ')}
    -webkit-text-fill-color: currentcolor;
  }
  && :is(a, button)[data-filled] {
    color: ${theme.color.ink};
  }
  && svg:not([data-filled]) {
    visibility: hidden;
  }
  > *:not(:has([data-filled])) {
    animation: ${breathe} ${breathing};
  }

  ${media.reducedMotion} {
    > * {
      animation: none;
    }
  }
`

const Shape = styled.div`
  border-radius: ${theme.radius.s};
  background: ${theme.color.skeleton};
  animation: ${breathe} ${breathing};

  ${media.reducedMotion} {
    animation: none;
  }
`

const Line = styled(Shape)<{ $isLast?: boolean }>`
  inline-size: ${({ $isLast }) => ($isLast ? '60%' : '100%')};
  block-size: 1rem;
`

const Row = styled(Shape)`
  block-size: ${theme.control.huge};
  border-radius: ${theme.radius.m};
`

const CardShape = styled(Shape)<{ $height: string }>`
  inline-size: 100%;
  block-size: ${({ $height }) => $height};
  aspect-ratio: 3 / 4;
  border-radius: ${theme.radius.l};
`
