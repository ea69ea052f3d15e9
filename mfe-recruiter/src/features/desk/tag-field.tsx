import { Field } from '@swipefolio/shared/forms'
import { t } from '@swipefolio/shared/i18n'
import { checkContactDesk, tagNames } from '@swipefolio/shared/rules'
import { IconButton, Stack, Tag, theme, XIcon } from '@swipefolio/shared/ui'
import { type KeyboardEvent, useRef, useState } from 'react'
import { styled } from 'styled-components'

interface TagFieldProps {
  tags: readonly string[]
  /** What the server said of the last change. */
  error?: string
  onChange: (tags: string[], onError?: () => void) => void
}

/** Tags as text: Enter, a comma or leaving the field adds one. */
export const TagField = ({ tags, error, onChange }: TagFieldProps) => {
  const [text, setText] = useState('')
  const row = useRef<HTMLDivElement>(null)
  const next = tagNames([...tags, ...text.split(',')])
  const invalid = checkContactDesk({ tags: next }).tags

  const add = () => {
    if (invalid) return
    setText('')
    if (next.length > tags.length) onChange(next, () => setText((typed) => typed || text))
  }

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== ',')) return
    event.preventDefault()
    add()
  }

  const handleRemove = (tag: string) => {
    onChange(tags.filter((other) => other !== tag))
    row.current?.querySelector('input')?.focus()
  }

  return (
    <Stack gap="xs" ref={row}>
      <Field
        label={t('Tags')}
        placeholder={t('Type a tag and press Enter')}
        autoComplete="off"
        enterKeyHint="enter"
        value={text}
        error={invalid ?? error}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={handleKeyDown}
        onBlur={add}
      />
      {tags.length > 0 && (
        <Tags aria-label={t('Tags')}>
          {tags.map((tag) => (
            <li key={tag}>
              <Tag>
                <bdi>{tag}</bdi>
                <Remove
                  label={t('Remove {tag}', { tag })}
                  icon={<XIcon aria-hidden />}
                  onClick={() => handleRemove(tag)}
                />
              </Tag>
            </li>
          ))}
        </Tags>
      )}
    </Stack>
  )
}

const Tags = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xs};
  margin: 0;
  padding: 0;
  list-style: none;
`

const Remove = styled(IconButton)`
  inline-size: 1.5rem;
  block-size: 1.5rem;
  margin-inline-end: -0.4rem;

  /* Large enough for a finger, in a tag that is not. */
  &::after {
    position: absolute;
    inset: -0.625rem;
    content: '';
  }

  > svg {
    inline-size: 0.875rem;
    block-size: 0.875rem;
  }
`
