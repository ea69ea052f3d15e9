import { styled } from 'styled-components'
import { VisuallyHidden } from '../layout/visually-hidden'
import { theme } from '../theme/theme'

export interface BadgeProps {
  count: number
  /** The counted noun, for screen readers: `unread messages`. */
  label: string
}

/** A small count over an icon or beside a label; hidden at zero. */
export const Badge = ({ count, label }: BadgeProps) =>
  count > 0 && (
    <Mark>
      {count > 99 ? '99+' : count}
      <VisuallyHidden> {label}</VisuallyHidden>
    </Mark>
  )

const Mark = styled.span`
  display: inline-grid;
  place-items: center;
  min-inline-size: 1.25rem;
  block-size: 1.25rem;
  padding-inline: 0.3rem;
  border-radius: ${theme.radius.pill};
  background: ${theme.color.like};
  color: ${theme.color.onLike};
  font-size: 0.75rem;
  font-variant-numeric: tabular-nums;
  font-weight: ${theme.weight.strong};
  line-height: 1;

  /* Anchored at its start, so that more digits grow away from the icon. */
  button > & {
    position: absolute;
    inset-block-start: calc(50% - 1.5rem);
    inset-inline-start: calc(50% + 0.1rem);
    box-shadow: 0 0 0 ${theme.border.ring} ${theme.color.paper};
  }
  @media (forced-colors: active) {
    border: ${theme.border.thin};
  }
`
