import { styled } from 'styled-components'
import { theme } from '../ui'

/** The list of a settings' card. */
export const CardRows = styled.ul`
  display: grid;
  gap: ${theme.space.s};
`

/** Words with a button behind them. */
export const CardRow = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.s};
  min-block-size: ${theme.control.medium};

  > button {
    flex: none;
  }
`

export const CardRowWords = styled.div`
  min-inline-size: 0;
  overflow-wrap: anywhere;
`
