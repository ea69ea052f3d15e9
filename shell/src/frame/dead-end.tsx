import { Cluster, Empty, Page, useDocumentTitle } from '@swipefolio/shared/ui'
import type { ReactNode } from 'react'

export interface DeadEndProps {
  title: string
  icon: ReactNode
  /** The main way on, then another. */
  actions: ReactNode
  /** What happened. */
  children: ReactNode
}

/** A page in place of a screen. */
export const DeadEnd = ({ title, icon, actions, children }: DeadEndProps) => {
  useDocumentTitle(title)
  return (
    <Page>
      <Empty
        title={title}
        headingLevel={1}
        icon={icon}
        action={<Cluster justify="center">{actions}</Cluster>}
      >
        {children}
      </Empty>
    </Page>
  )
}
