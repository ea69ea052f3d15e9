import { theme, TitledCard } from '@swipefolio/shared/ui'
import { styled } from 'styled-components'

/** A titled card within a section. */
export const Panel = styled(TitledCard)`
  form {
    max-inline-size: ${theme.width.narrow};
  }
`
