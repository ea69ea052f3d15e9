import { styled } from 'styled-components'
import { VisuallyHidden } from '../layout/visually-hidden'
import { theme } from '../theme/theme'

export interface BadgeProps {
  count: number
  /** The counted noun, for screen readers: `unread messages`. */
  label: string
  /** The highest number that is shown; a higher count is this one and a plus sign. */
  max?: number
}

/** A small count over an icon or beside a label; hidden at zero. */
export const Badge = ({ count, label, max = 99 }: BadgeProps) =>
  count > 0 && (
    <Mark>
      <bdi dir="ltr">{count > max ? `${max}+` : count}</bdi>
      <VisuallyHidden> {label}</VisuallyHidden>
    </Mark>
  )

const Mark = styled.span`
  display: inline-grid;
  place-items: center;
  min-inline-size: 1.125rem;
  block-size: 1.125rem;
  padding-inline: 0.25rem;
  border-radius: ${theme.radius.pill};
  background: ${theme.color.like};
  color: ${theme.color.onLike};
  font-size: 0.6875rem;
  font-variant-numeric: tabular-nums;
  font-weight: ${theme.weight.strong};
  line-height: 1;

  /* Around the upper corner of an icon of 1.25rem in the middle of the button; more digits grow away from it. */
  button > & {
    position: absolute;
    inset-block-end: calc(50% + 0.1875rem);
    inset-inline-start: calc(50% + 0.1875rem);
    box-shadow: 0 0 0 ${theme.border.ring} ${theme.color.paper};
  }
  @media (forced-colors: active) {
    border: ${theme.border.thin};
  }
`
