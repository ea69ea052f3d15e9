import { styled } from 'styled-components'
import { theme } from '../theme/theme'
import { VisuallyHidden } from './visually-hidden'

const name = 'Swipefolio'

export interface LogoProps {
  isMarkOnly?: boolean
}

/** The mark, two cards with the upper one being swiped, and the name. */
export const Logo = ({ isMarkOnly = false }: LogoProps) => (
  <Mark>
    <svg viewBox="0 0 40 40" aria-hidden focusable="false">
      <rect x="6" y="9" width="22" height="27" rx="5" fill={theme.color.save} />
      <g transform="rotate(14 25 19)">
        <rect x="13" y="4" width="22" height="27" rx="5" fill={theme.color.like} />
        <path
          d="M24 23.2c-3.6-2.3-5.9-4.5-5.9-7.2 0-1.9 1.4-3.3 3.1-3.3 1.2 0 2.2.6 2.8 1.6.6-1 1.6-1.6 2.8-1.6 1.7 0 3.1 1.4 3.1 3.3 0 2.7-2.3 4.9-5.9 7.2Z"
          fill={theme.color.onLike}
        />
      </g>
    </svg>
    {isMarkOnly ? <VisuallyHidden>{name}</VisuallyHidden> : <Word>{name}</Word>}
  </Mark>
)

const Mark = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space.xs};
  color: ${theme.color.ink};

  svg {
    inline-size: 2rem;
    block-size: 2rem;
    flex: none;
  }
`

const Word = styled.span`
  font-family: ${theme.font.display};
  font-size: 1.375rem;
  font-weight: ${theme.weight.display};
  letter-spacing: -0.03em;
`
