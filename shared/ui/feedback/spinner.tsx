import { keyframes, styled } from 'styled-components'
import { VisuallyHidden } from '../layout/visually-hidden'
import { media } from '../theme/theme'

/** A progress indicator; with a label it is announced to screen readers. */
export const Spinner = ({ label }: { label?: string }) => (
  <span role={label ? 'status' : undefined}>
    <Ring viewBox="0 0 24 24" aria-hidden focusable="false">
      <circle
        cx="12"
        cy="12"
        r="9"
        fill="none"
        strokeWidth="3"
        stroke="currentColor"
        opacity="0.25"
      />
      <path
        d="M12 3a9 9 0 0 1 9 9"
        fill="none"
        strokeWidth="3"
        stroke="currentColor"
        strokeLinecap="round"
      />
    </Ring>
    {label && <VisuallyHidden>{label}</VisuallyHidden>}
  </span>
)

const turn = keyframes`
  to { transform: rotate(1turn); }
`

const Ring = styled.svg`
  display: block;
  inline-size: 1.15em;
  block-size: 1.15em;
  animation: ${turn} 0.8s linear infinite;

  ${media.reducedMotion} {
    animation: none;
  }
`
