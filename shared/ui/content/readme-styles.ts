import { styled } from 'styled-components'
import { theme } from '../theme/theme'

export const Frame = styled.section`
  display: grid;
  gap: ${theme.space.xs};
  min-inline-size: 0;
`

export const Words = styled.div`
  display: grid;
  gap: ${theme.space.s};
  min-inline-size: 0;
  margin-block-start: ${theme.space.xs};
  padding: ${theme.space.l};
  border: ${theme.border.thin};
  border-radius: ${theme.radius.m};
  overflow-wrap: anywhere;

  > *,
  li > div > * {
    min-inline-size: 0;
    margin: 0;
  }
  p {
    white-space: pre-line;
  }
  ul {
    display: grid;
    gap: ${theme.space.xs};
    padding: 0;
    list-style: none;
  }
  blockquote {
    padding-inline-start: ${theme.space.m};
    border-inline-start: 0.1875rem solid ${theme.color.line};
    color: ${theme.color.inkSoft};
  }
  blockquote > * {
    margin: 0;
  }
  code {
    padding: 0.1em 0.3em;
    border-radius: 0.375rem;
    background: ${theme.color.raised};
    font-size: 0.9em;
  }
  hr {
    inline-size: 100%;
    border: 0;
    border-block-start: ${theme.border.thin};
  }
`

export const Title = styled.h3<{ $size: string }>`
  font-size: ${({ $size }) => $size};
  font-weight: ${theme.weight.strong};
`

export const Item = styled.li`
  display: grid;
  grid-template-columns: 1.5em minmax(0, 1fr);

  > div {
    display: grid;
    gap: ${theme.space.xs};
  }
`

export const Marker = styled.span`
  color: ${theme.color.inkSoft};
  font-variant-numeric: tabular-nums;
`

export const Scroller = styled.div`
  overflow-x: auto;
  max-inline-size: 100%;
  overflow-wrap: normal;

  &:is(pre) {
    padding: ${theme.space.s} ${theme.space.m};
    border-radius: ${theme.radius.s};
    background: ${theme.color.raised};
  }
  &:is(pre) > code {
    padding: 0;
    background: none;
  }
  &:focus-visible {
    outline: 0.1875rem solid ${theme.color.focus};
  }
  table {
    border-collapse: collapse;
    font-size: ${theme.size.small};
  }
  th,
  td {
    padding: ${theme.space.xxs} ${theme.space.s};
    border: ${theme.border.thin};
    text-align: start;
  }
`

export const Host = styled.span`
  color: ${theme.color.inkSoft};
  font-size: ${theme.size.small};
`
