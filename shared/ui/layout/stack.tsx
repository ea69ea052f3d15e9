import type { CSSProperties } from 'react'
import { css, styled } from 'styled-components'
import { media, theme } from '../theme/theme'

export type Gap = 'none' | 'xs' | 's' | 'm' | 'l' | 'xl' | 'xxl'

const gapOf = (gap: Gap) => (gap === 'none' ? '0' : theme.space[gap])

const withoutMarkers = `
  margin: 0;
  padding: 0;
  list-style: none;
`

const isStyleProp = (prop: string) => ['gap', 'align', 'justify', 'min', 'isFilled'].includes(prop)
const forwardsRest = { shouldForwardProp: (prop: string) => !isStyleProp(prop) }

export interface StackProps {
  gap?: Gap
  align?: 'start' | 'center' | 'end' | 'stretch'
}

/** A vertical stack. */
export const Stack = styled.div.withConfig(forwardsRest)<StackProps>`
  ${withoutMarkers}
  display: flex;
  flex-direction: column;
  align-items: ${({ align = 'stretch' }) => align};
  gap: ${({ gap = 'm' }) => gapOf(gap)};
  min-inline-size: 0;
`

const justification: Record<
  NonNullable<ClusterProps['justify']>,
  CSSProperties['justifyContent']
> = { start: 'flex-start', between: 'space-between', center: 'center', end: 'flex-end' }

export interface ClusterProps {
  gap?: Gap
  justify?: 'start' | 'between' | 'center' | 'end'
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch'
}

/** A horizontal row that wraps. */
export const Cluster = styled.div.withConfig(forwardsRest)<ClusterProps>`
  ${withoutMarkers}
  display: flex;
  flex-wrap: wrap;
  align-items: ${({ align = 'center' }) => align};
  justify-content: ${({ justify = 'start' }) => justification[justify]};
  gap: ${({ gap = 's' }) => gapOf(gap)};
  min-inline-size: 0;
`

const columns = { small: '10rem', figure: '13rem', medium: '17rem', large: '20rem' } as const

export interface GridProps {
  gap?: Gap
  /** The minimum width of a column. */
  min?: keyof typeof columns
  /** Few items share the full width instead of leaving columns empty. */
  isFilled?: boolean
}

/** Four figures, two by two where they do not fit into one row. */
const figures = css`
  grid-template-columns: repeat(2, minmax(0, 1fr));

  ${media.sidebarCollapsed} {
    gap: ${theme.space.xs};
  }
  ${media.menu} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`

/** A grid of as many equal columns as fit, or of figures two by two. */
export const Grid = styled.div.withConfig(forwardsRest)<GridProps>`
  ${withoutMarkers}
  display: grid;
  grid-template-columns: repeat(
    ${({ isFilled }) => (isFilled ? 'auto-fit' : 'auto-fill')},
    minmax(min(100%, ${({ min = 'medium' }) => columns[min]}), 1fr)
  );
  gap: ${({ gap = 'l' }) => gapOf(gap)};
  ${({ min }) => min === 'figure' && figures}
`
