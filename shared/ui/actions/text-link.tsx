import { styled } from 'styled-components'
import { Link } from '../../router'
import { theme } from '../theme/theme'

/** A link to one of our own pages in running text. */
export const TextLink = styled(Link)`
  color: ${theme.color.ink};
  font-weight: ${theme.weight.medium};
  text-decoration-color: ${theme.color.like};

  &:hover {
    color: ${theme.color.like};
  }
`
