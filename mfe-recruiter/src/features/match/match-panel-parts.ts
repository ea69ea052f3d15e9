import { ButtonLink, media, Text, theme } from '@swipefolio/shared/ui'
import { css, styled } from 'styled-components'
import { matchLayout } from './match-layout'

export const Sheet = styled.div<{ $shape?: 'low' | 'wide' }>`
  display: grid;
  grid-template: 'who corner' 'write write' 'profile profile' / minmax(0, 1fr) auto;
  gap: ${theme.space.s};
  align-content: start;
  min-block-size: ${theme.control.huge};

  ${({ $shape }) => $shape === 'wide' && wide}
  ${({ $shape }) => $shape === 'low' && low}
`

export const Who = styled.div`
  grid-area: who;
  display: flex;
  align-items: center;
  gap: ${theme.space.xs};
  min-inline-size: 0;
`

export const Words = styled.div`
  min-inline-size: 0;
  overflow-wrap: anywhere;
  line-height: 1.25;
`

export const Match = styled.b`
  color: ${theme.color.like};
`

export const Name = styled.p`
  font-family: ${theme.font.display};
  font-size: 1.375rem;
  font-weight: ${theme.weight.display};
  line-height: 1.15;
`

export const Liked = styled(Text)``

export const Write = styled.div`
  grid-area: write;
  min-inline-size: 0;
`

/** The field for a message. */
export const Room = styled.div`
  block-size: ${theme.control.medium};
  border: ${theme.border.strong};
  border-radius: ${theme.radius.m};
  background: ${theme.color.surface};
`

export const Corner = styled.div`
  grid-area: corner;
  align-self: start;
`

export const Profile = styled(ButtonLink)`
  grid-area: profile;
`

/* On phones the profile is a link at the end of the second line. */
const wide = css`
  grid-template: 'who profile corner' 'write write write' / minmax(0, 1fr) auto auto;
  align-items: center;

  ${Corner} {
    align-self: center;
  }
  ${matchLayout.strip} {
    grid-template-areas: 'who who corner' 'write write write';
    gap: ${theme.space.xs};

    ${Profile} {
      grid-area: 1 / 2;
      align-self: end;
      min-block-size: 0;
      padding: 0;
      border: 0;
      background: none;
      text-decoration: underline;

      > svg {
        display: none;
      }
    }
  }
`

const low = css`
  position: relative;
  grid-template: 'who' 'write' 'profile' / minmax(0, 1fr);

  ${Who} {
    align-items: start;
  }
  ${Words} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.125rem;
  }
  /* The corner is beside it, and what is below has the whole width. */
  ${Match} {
    padding-inline-end: ${theme.control.medium};
  }
  ${Corner} {
    position: absolute;
    inset-block-start: calc(-1 * ${theme.space.s});
    inset-inline-end: calc(-1 * ${theme.space.s});

    > button {
      inline-size: ${theme.control.medium};
      block-size: ${theme.control.medium};
    }
  }
  ${matchLayout.besideDeck} {
    ${Match} {
      font-family: ${theme.font.display};
      font-size: ${theme.size.large};
      font-weight: ${theme.weight.display};
    }
  }
  ${matchLayout.aboveDeck} {
    --picture-size: 4.75rem;

    ${Words} {
      gap: 0;
    }
    ${Write} button, ${Profile} {
      min-block-size: ${theme.control.medium};
    }
    ${Profile} {
      border-color: transparent;
      background: none;
    }
  }
  ${media.short} {
    textarea {
      max-block-size: calc(3lh + 2 * ${theme.space.xxs});
    }
  }
  ${matchLayout.strip} {
    ${Name} {
      font-size: ${theme.size.large};
    }
    ${Liked} {
      display: flex;
      gap: 0.3em;
      white-space: nowrap;

      > b {
        overflow: hidden;
        text-overflow: ellipsis;
      }
    }
  }
`
