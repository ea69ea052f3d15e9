import { css } from 'styled-components'
import { theme } from '../ui'

export const controlStyles = css`
  inline-size: 100%;
  min-inline-size: 0;
  min-block-size: ${theme.control.medium};
  padding: ${theme.space.xs} ${theme.space.s};
  border: ${theme.border.strong};
  border-radius: ${theme.radius.s};
  background: ${theme.color.surface};
  color: ${theme.color.ink};
  text-overflow: ellipsis;
  transition: border-color ${theme.motion.fast};
  /* The head of a form, its label and its error come into view with it. */
  scroll-margin-block: 8rem ${theme.space.xl};

  /* The points of an address would move below the letters beside them. */
  &:is([type='email'], [type='url']) {
    font-kerning: none;
  }
  &::placeholder {
    color: ${theme.color.inkSoft};
    opacity: 1;
  }
  &:hover {
    border-color: ${theme.color.ink};
  }
  &:focus-visible {
    outline-offset: 0;
  }
  &[aria-invalid='true'] {
    border-color: ${theme.color.danger};
  }
  &:is(input, textarea):read-only,
  &:disabled {
    border-style: dashed;
    background: ${theme.color.raised};
  }
`
