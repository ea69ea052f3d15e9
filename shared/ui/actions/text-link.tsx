import { styled } from 'styled-components'
import { Link } from '../../router'
import { theme } from '../theme/theme'

/** An internal link in running text. */
export const TextLink = styled(Link)`
  color: ${theme.color.ink};
  font-weight: ${theme.weight.medium};
  text-decoration-color: ${theme.color.like};

  &:hover {
    color: ${theme.color.like};
  }
`
