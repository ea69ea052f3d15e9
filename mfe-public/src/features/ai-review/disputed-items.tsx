import { t } from '@swipefolio/shared/i18n'
import { Button, Stack } from '@swipefolio/shared/ui'
import { type ReactNode, useId, useState } from 'react'

interface DisputedItemsProps {
  count: number
  /** The list of the statements. */
  children: ReactNode
}

/** The statements that were called untrue on an earlier visit, shown on request. */
export const DisputedItems = ({ count, children }: DisputedItemsProps) => {
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  return (
    <Stack gap="s">
      <div>
        <Button
          variant="quiet"
          size="small"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t(
            isOpen ? 'Hide {count} that you called untrue' : 'Show {count} that you called untrue',
            { count },
          )}
        </Button>
      </div>
      {isOpen && <div id={id}>{children}</div>}
    </Stack>
  )
}
