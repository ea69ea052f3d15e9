import { css, styled } from 'styled-components'
import { atLineStart } from '../layout/line-start'
import { Cluster } from '../layout/stack'
import { media, theme } from '../theme/theme'

export const Cover = styled.div`
  position: relative;
`

export const Body = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${theme.space.s};
  padding: ${theme.space.m} ${theme.space.l} ${theme.space.l};
`

export const Actions = styled(Cluster)`
  margin-block-start: auto;
  padding-block-start: ${theme.space.xs};
`

/* The picture is as high as the words beside it, whose lines neither begin nor end with a dot; the actions have the whole width. */
const phoneStyles = css`
  display: grid;
  grid-template-columns: 4rem minmax(0, 1fr);
  row-gap: 0;

  > ${Cover} {
    grid-row: 1 / span 5;
    align-self: stretch;
    min-block-size: 4rem;

    > * {
      position: absolute;
      inset: 0;
    }
    * {
      block-size: 100%;
      aspect-ratio: auto;
    }
  }
  > ${Body} {
    display: contents;

    > * + * {
      margin-block-start: ${theme.space.xs};
    }
    > ul {
      display: flex;
      column-gap: 0.75em;
      row-gap: 0;
      overflow: clip;
      direction: inherit;
      white-space: normal;
    }
    > ul > li {
      position: relative;
    }
    > ul > li + li::before {
      position: absolute;
      inset-inline-start: -0.75em;
      inline-size: 0.75em;
      content: '·';
      text-align: center;
    }
  }
  ${Actions} {
    grid-row: 6;
    grid-column: 1 / -1;
    margin-block-start: ${theme.space.s};
    margin-inline-start: 0;
  }
`

/** Title, then the technologies as text, then the actions: below them on phones, which have no room for both in a line. */
export const rowStyles = css`
  flex-direction: row;
  align-items: start;
  gap: ${theme.space.m};
  padding: ${theme.space.m};

  > ${Cover} {
    flex: none;
    overflow: hidden;
    inline-size: 4rem;
    border-radius: ${theme.radius.s};

    * {
      aspect-ratio: 1;
    }
    > [data-picture-count] {
      display: none;
    }
  }
  > ${Body} {
    flex-flow: row wrap;
    align-items: center;
    gap: ${theme.space.xs};
    min-inline-size: 0;
    padding: 0;

    > :is(h2, h3) {
      flex: 1 0 100%;
      overflow-wrap: anywhere;
    }
    > ul {
      display: block;
      flex: 1 1 4rem;
      overflow: hidden;
      direction: ltr;
      text-overflow: ellipsis;
      white-space: nowrap;
      ${atLineStart}
    }
    > ul > li,
    > ul > li > span {
      display: inline;
      padding: 0;
      border: 0;
      background: none;
      color: ${theme.color.inkSoft};
      font-size: ${theme.size.small};
      font-weight: ${theme.weight.text};
    }
    > ul > li + li::before {
      content: ' · ';
    }
    > ul > li > span + span {
      margin-inline-start: ${theme.space.xxs};
    }
  }
  ${Actions} {
    gap: ${theme.space.xs};
    margin-block-start: 0;
    margin-inline-start: auto;
    padding-block-start: 0;
  }
  ${media.phone} {
    ${phoneStyles}
  }
`
