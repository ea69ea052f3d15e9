import { styled } from 'styled-components'
import { media, theme } from '../ui'
import { controlStyles } from './control-styles'

export const Wrapper = styled.div`
  position: relative;
  min-inline-size: 0;
`

export const Chips = styled.div`
  ${controlStyles}
  padding-block: ${theme.space.xxs};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.xxs};
  cursor: text;

  &:has(input:focus-visible) {
    outline: 0.1875rem solid ${theme.color.focus};
  }
  &[data-invalid='true'] {
    border-color: ${theme.color.danger};
  }
  span:has(> button) {
    padding-block: 0;
    padding-inline-end: 0;
    direction: inherit;
  }
  button {
    inline-size: 1.75rem;
    block-size: 1.75rem;
  }
  button svg {
    inline-size: 0.875rem;
    block-size: 0.875rem;
  }
`

export const Input = styled.input`
  flex: 1;
  inline-size: 5rem;
  min-inline-size: 5rem;
  padding: 0.2rem 0;
  border: 0;
  background: none;
  outline: none;
  text-overflow: ellipsis;
  scroll-margin-block: inherit;

  &:focus-visible {
    outline: none;
  }
  &::placeholder {
    color: ${theme.color.inkSoft};
    opacity: 1;
  }
`

export const Popup = styled.div`
  position: absolute;
  z-index: ${theme.layer.menu};
  scroll-margin-block-end: ${theme.space.m};
  inset-block-start: calc(100% + ${theme.space.xxs});
  inset-inline: 0;
  margin: 0;
  padding: ${theme.space.xs};
  border: ${theme.border.thin};
  border-radius: ${theme.radius.m};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow.lifted};
`

export const List = styled.ul`
  position: relative;
  overflow-y: auto;
  max-block-size: min(15rem, 40dvh);
  margin: 0;
  padding: 0;
  list-style: none;
`

export const Option = styled.li`
  display: flex;
  align-items: center;
  min-block-size: ${theme.control.small};
  padding-inline: ${theme.space.s};
  border-radius: ${theme.radius.s};
  cursor: pointer;
  content-visibility: auto;
  contain-intrinsic-block-size: auto ${theme.control.small};

  ${media.touch} {
    min-block-size: ${theme.control.medium};
    contain-intrinsic-block-size: auto ${theme.control.medium};
  }

  &:hover {
    background: ${theme.color.raised};
  }
  &[aria-selected='true'] {
    background: ${theme.color.ink};
    color: ${theme.color.paper};
  }
  @media (forced-colors: active) {
    &[aria-selected='true'] {
      outline: 0.125rem solid Highlight;
      outline-offset: -0.125rem;
    }
  }
`

export const Nothing = styled.div`
  padding: ${theme.space.xs} ${theme.space.s};
  color: ${theme.color.inkSoft};
`
