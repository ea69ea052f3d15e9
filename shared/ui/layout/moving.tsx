import { type ReactNode, ViewTransition } from 'react'
import { prefersReducedMotion } from '../theme/matches-media'

export interface MovingProps {
  /** Names the thing, such as `project-7`; one mounted element has it at a time. */
  name: string
  children: ReactNode
}

/**
 * Moves its content to where the next screen shows the same thing, by a view transition. Without that API or with
 * reduced motion the next screen is simply shown.
 */
export const Moving = ({ name, children }: MovingProps) => (
  <ViewTransition name={name} default="none" share={prefersReducedMotion() ? 'none' : 'moving'}>
    {children}
  </ViewTransition>
)
