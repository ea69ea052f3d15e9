import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { SearchXIcon } from '../icons'
import { Cluster } from '../layout/stack'
import { theme } from '../theme/theme'
import { Empty, type EmptyProps } from './empty'

export interface NotFoundProps extends Pick<EmptyProps, 'headingLevel'> {
  /** Names what does not exist. */
  title: string
  children: ReactNode
  /** Links to where one can go on. */
  actions: ReactNode
}

/** The address names something that does not exist. Trying again would not help, so there are other ways on. */
export const NotFound = ({ title, children, actions, headingLevel }: NotFoundProps) => (
  <Room role="alert" $isPage={headingLevel === 1}>
    <Empty
      title={title}
      headingLevel={headingLevel}
      icon={<SearchXIcon aria-hidden />}
      action={<Cluster justify="center">{actions}</Cluster>}
    >
      {children}
    </Empty>
  </Room>
)

/* Alone on a page, the box begins at the height of `DeadEnd` of the shell. */
const pageStart = `max(0px, 14svh - clamp(${theme.space.l}, 5vw, ${theme.space.xl}))`

const Room = styled.div<{ $isPage: boolean }>`
  padding-block-start: ${({ $isPage }) => $isPage && pageStart};
`
