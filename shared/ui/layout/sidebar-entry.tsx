import type { ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { Link } from '../../router'
import { media, theme } from '../theme/theme'
import { useNameTip } from './use-name-tip'
import { visuallyHidden } from './visually-hidden'

export interface SidebarItem {
  label: string
  icon: ReactNode
  to: string
  isCurrent: boolean
}

/** A link of the sidebar; on narrow windows an icon that shows its name on hover, focus and a long press. */
export const SidebarEntry = ({ label, icon, to, isCurrent }: SidebarItem) => {
  const [isNamed, tip] = useNameTip()
  return (
    <Entry to={to} aria-current={isCurrent ? 'page' : undefined} {...tip}>
      {icon}
      <Label $isNamed={isNamed}>{label}</Label>
    </Entry>
  )
}

const Entry = styled(Link)`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${theme.space.s};
  min-block-size: ${theme.control.medium};
  padding-inline: ${theme.space.s};
  border-radius: ${theme.radius.pill};
  color: ${theme.color.inkSoft};
  font-weight: ${theme.weight.medium};
  text-decoration: none;
  transition: background-color ${theme.motion.fast};
  -webkit-touch-callout: none;
  user-select: none;

  &:hover {
    background: ${theme.color.raised};
    color: ${theme.color.ink};
  }
  &[aria-current] {
    background: ${theme.color.ink};
    color: ${theme.color.paper};
  }
  svg {
    flex: none;
    inline-size: 1.25rem;
    block-size: 1.25rem;
  }

  ${media.sidebarCollapsed} {
    justify-content: center;
    inline-size: ${theme.control.medium};
    padding-inline: 0;

    /* The mark is smaller than what a finger presses. */
    &,
    &:hover,
    &[aria-current] {
      background: none;
    }
    > svg {
      box-sizing: content-box;
      padding: ${theme.space.xs};
      border-radius: ${theme.radius.m};
      transition: background-color ${theme.motion.fast};
    }
    &:hover > svg {
      background: ${theme.color.raised};
    }
    &[aria-current] > svg {
      background: ${theme.color.ink};
    }
  }
`

const bubble = css`
  position: absolute;
  z-index: ${theme.layer.menu};
  inset-inline-start: calc(100% + ${theme.space.xxs});
  padding: ${theme.space.xs} ${theme.space.s};
  border: ${theme.border.ink};
  border-radius: ${theme.radius.s};
  background: ${theme.color.ink};
  color: ${theme.color.paper};
  font-size: ${theme.size.small};
  white-space: nowrap;
`

const Label = styled.span<{ $isNamed: boolean }>`
  ${media.sidebarCollapsed} {
    ${({ $isNamed }) => ($isNamed ? bubble : visuallyHidden)}
  }
`
