import { keyframes, styled } from 'styled-components'
import { Grid, type GridProps, Stack } from '../layout/stack'
import { media, theme } from '../theme/theme'

export interface SkeletonProps {
  shape?: 'line' | 'text' | 'rows' | keyof typeof boards
  count?: number
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

/** A placeholder while content loads. Purely visual: show 'Loading...' beside it. */
export const Skeleton = ({
  shape = 'text',
  count = isBoard(shape) ? boards[shape].count : 3,
}: SkeletonProps) => {
  const indexes = Array.from({ length: count }, (_, index) => index)
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
  50% { opacity: 0.45; }
`

const Shape = styled.div`
  border-radius: ${theme.radius.s};
  background: ${theme.color.skeleton};
  animation: ${breathe} 1.6s ease-in-out infinite;

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
