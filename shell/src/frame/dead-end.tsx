import { Cluster, Empty, Page, theme, useDocumentTitle } from '@swipefolio/shared/ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

export interface DeadEndProps {
  title: string
  icon: ReactNode
  /** The main way on, then another. */
  actions: ReactNode
  /** Further pages, below. */
  waysOn?: ReactNode
  /** What happened. */
  children: ReactNode
}

/** A page in place of a screen. */
export const DeadEnd = (props: DeadEndProps) => {
  useDocumentTitle(props.title)
  return <DeadEndPage {...props} />
}

/** It leaves the title of the document, as what passes by itself does. */
export const DeadEndPage = ({
  title,
  role,
  icon,
  actions,
  waysOn,
  children,
}: DeadEndProps & { role?: 'alert' }) => (
  <Room>
    <div role={role}>
      <Empty
        title={title}
        headingLevel={1}
        icon={icon}
        action={<Cluster justify="center">{actions}</Cluster>}
      >
        {children}
      </Empty>
    </div>
    {waysOn && <Further>{waysOn}</Further>}
  </Room>
)

/* There is nothing else on the page: higher than its middle, where it looks centred. */
const Room = styled(Page)`
  padding-block-start: max(${theme.space.l}, 14svh);
`

const Further = styled.div`
  max-inline-size: ${theme.width.medium};
  margin: ${theme.space.xxl} auto 0;
`
