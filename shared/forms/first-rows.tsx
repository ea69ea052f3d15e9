import { type ReactNode, useState } from 'react'
import { t } from '../i18n'
import { Button, Cluster } from '../ui'

interface FirstRowsProps<Row> {
  rows: Row[]
  /** Shows some of the rows. */
  children: (shown: Row[]) => ReactNode
  /** A button for all rows. */
  action?: ReactNode
}

const shownAtFirst = 5

/** Five rows of a settings' card at first, with a button that shows all. */
export const FirstRows = <Row,>({ rows, children, action }: FirstRowsProps<Row>) => {
  const [isWhole, setIsWhole] = useState(false)
  const hasMore = !isWhole && rows.length > shownAtFirst
  return (
    <>
      {children(hasMore ? rows.slice(0, shownAtFirst) : rows)}
      {(hasMore || action) && (
        <Cluster>
          {hasMore && (
            <Button variant="quiet" size="small" onClick={() => setIsWhole(true)}>
              {t('Show All')}
            </Button>
          )}
          {action}
        </Cluster>
      )}
    </>
  )
}
