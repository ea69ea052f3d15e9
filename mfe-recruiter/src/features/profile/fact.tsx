import { theme } from '@swipefolio/shared/ui'
import { styled } from 'styled-components'

/** Lines of facts, each with an icon. */
export const Facts = styled.div`
  display: grid;
  gap: ${theme.space.xs};
  min-inline-size: 0;

  > ul {
    margin-block-start: ${theme.space.xs};
  }
`

/** An icon and what it stands for. */
export const Fact = styled.div`
  display: flex;
  gap: ${theme.space.xs};
  min-inline-size: 0;
  overflow-wrap: anywhere;

  > p {
    min-inline-size: 0;
  }
  > svg {
    flex: none;
    inline-size: 1rem;
    block-size: 1.3rem;
    color: ${theme.color.inkSoft};
  }
`
