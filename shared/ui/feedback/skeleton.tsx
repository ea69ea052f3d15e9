import { keyframes, styled } from 'styled-components'
import { Grid, Stack } from '../layout/stack'
import { media, theme } from '../theme/theme'

export interface SkeletonProps {
  shape?: 'line' | 'text' | 'rows' | 'cards'
  count?: number
}

/** A placeholder while content loads. Purely visual: show 'Loading...' beside it. */
export const Skeleton = ({ shape = 'text', count = 3 }: SkeletonProps) => {
  const indexes = Array.from({ length: count }, (_, index) => index)
  if (shape === 'line') return <Line aria-hidden />
  if (shape === 'cards') {
    return (
      <Grid aria-hidden>
        {indexes.map((index) => (
          <Stack key={index} gap="s">
            <CardShape />
            <Line />
            <ShortLine />
          </Stack>
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

const ShortLine = styled(Line)`
  inline-size: 55%;
`

const Row = styled(Shape)`
  block-size: ${theme.control.huge};
  border-radius: ${theme.radius.m};
`

const CardShape = styled(Shape)`
  aspect-ratio: 8 / 5;
  border-radius: ${theme.radius.l};
`
