import type { ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { Link } from '../../router'
import { ArrowRightIcon } from '../icons'
import { clampedAtLineStart, lineAtLineStart } from '../layout/line-start'
import { Stack } from '../layout/stack'
import { Text } from '../layout/text'
import { theme } from '../theme/theme'

export interface LinkRowProps {
  title: ReactNode
  /** The way to what the row names: an address, or a function for what opens over the page. */
  opens: string | (() => void)
  /** Something in front of the title. */
  icon?: ReactNode
  /** A line below the title. */
  children?: ReactNode
  /** Of that line; its first letter decides by default. */
  direction?: 'ltr' | 'rtl' | 'auto'
}

/** A row of a list that is a link as a whole. */
export const LinkRow = ({ title, opens, icon, children, direction = 'auto' }: LinkRowProps) => {
  const content = (
    <>
      {icon}
      <Words>
        <Text as="span" isStrong dir="auto">
          {title}
        </Text>
        {children && (
          <Text as="span" tone="soft" size="small" dir={direction}>
            {children}
          </Text>
        )}
      </Words>
      <ArrowRightIcon aria-hidden />
    </>
  )
  return (
    <li>
      {typeof opens === 'string' ? (
        <RowLink to={opens}>{content}</RowLink>
      ) : (
        <RowButton type="button" onClick={opens}>
          {content}
        </RowButton>
      )}
    </li>
  )
}

/** A list of `LinkRow`s. */
export const LinkRows = ({ children }: { children: ReactNode }) => (
  <Stack as="ul" gap="xs" role="list">
    {children}
  </Stack>
)

const rowStyles = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${theme.space.s};
  inline-size: 100%;
  min-block-size: ${theme.control.large};
  padding: ${theme.space.xs} ${theme.space.m};
  border: ${theme.border.thin};
  border-radius: ${theme.radius.l};
  background: ${theme.color.surface};
  color: inherit;
  text-align: start;
  text-decoration: none;
  cursor: pointer;
  transition: border-color ${theme.motion.fast};

  &:hover {
    border-color: ${theme.color.lineStrong};
  }
  /* As wide as a picture in another row. */
  > svg:first-child {
    margin-inline: ${theme.space.xxs};
  }
  > svg:last-child {
    flex: none;
    inline-size: 1.125rem;
    block-size: 1.125rem;
    color: ${theme.color.inkSoft};
  }
  > svg:last-child:dir(rtl) {
    transform: scaleX(-1);
  }
`

const RowLink = styled(Link)`
  ${rowStyles}
`

const RowButton = styled.button`
  ${rowStyles}
`

const Words = styled.span`
  display: grid;
  grid-column: 2;
  min-inline-size: 0;

  > :first-child {
    ${clampedAtLineStart(2)}
  }
  > :not(:first-child) {
    ${lineAtLineStart}
  }
`
