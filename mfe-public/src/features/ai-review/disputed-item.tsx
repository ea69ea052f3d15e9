import { t } from '@swipefolio/shared/i18n'
import { Button, Text, theme, UndoIcon } from '@swipefolio/shared/ui'
import { type KeyboardEvent, useId } from 'react'
import { styled } from 'styled-components'
import type { Dispute, StoredItem } from './use-dispute'

interface DisputedItemProps {
  item: StoredItem
  dispute: Dispute
}

const focusOnMount = (button: HTMLButtonElement | null) => button?.focus({ preventScroll: true })

/** A key that is held down would undo what it has just done. */
const ignoreRepeat = (event: KeyboardEvent) => event.repeat && event.preventDefault()

/** What is in the place of a statement that was just called untrue. */
export const DisputedItem = ({ item, dispute }: DisputedItemProps) => {
  const textId = useId()
  return (
    <Item>
      <Text tone="soft" id={textId}>
        {t('You called this untrue.')}
      </Text>
      <Button
        ref={focusOnMount}
        variant="plain"
        size="small"
        icon={<UndoIcon aria-hidden />}
        aria-describedby={textId}
        onKeyDown={ignoreRepeat}
        onClick={() => dispute.undo(item)}
      >
        {t('Undo')}
      </Button>
    </Item>
  )
}

const Item = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  padding: ${theme.space.xs} ${theme.space.m};
  border: ${theme.border.dashed};
  border-radius: ${theme.radius.m};
`
