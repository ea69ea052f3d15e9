import type { ReactNode } from 'react'
import { SearchXIcon } from '../icons'
import { Cluster } from '../layout/stack'
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
  <div role="alert">
    <Empty
      title={title}
      headingLevel={headingLevel}
      icon={<SearchXIcon aria-hidden />}
      action={<Cluster justify="center">{actions}</Cluster>}
    >
      {children}
    </Empty>
  </div>
)
