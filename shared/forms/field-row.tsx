import { styled } from 'styled-components'
import { theme } from '../ui'

/** A labelled field and a button beside its input. */
export const FieldRow = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: ${theme.space.s};

  /* The input is below its label. */
  > button {
    margin-block-start: 1.875rem;
  }
`
