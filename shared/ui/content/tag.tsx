import { styled } from 'styled-components'
import { theme } from '../theme/theme'

/** A short label, such as the name of a technology, which is read in its own direction: C++. */
export const Tag = styled.span.attrs(({ dir = 'auto' }) => ({ dir }))`
  display: inline-flex;
  align-items: center;
  gap: 0.3em;
  max-inline-size: 100%;
  padding: 0.2em 0.7em;
  border: ${theme.border.thin};
  border-radius: ${theme.radius.pill};
  background: ${theme.color.raised};
  color: ${theme.color.ink};
  font-size: ${theme.size.small};
  font-weight: ${theme.weight.medium};
  line-height: 1.4;
  overflow-wrap: anywhere;
`
