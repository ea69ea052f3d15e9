import { t } from '@swipefolio/shared/i18n'
import { theme } from '@swipefolio/shared/ui'
import { type DragEvent, type ReactNode, type RefObject, useId, useState } from 'react'
import { styled } from 'styled-components'
import { pictureTypes } from './read-picture'
import { usePastedFiles } from './use-pasted-files'

interface PictureZoneProps {
  label: string
  isMultiple?: boolean
  /** Called with one file or more, and whether they were chosen in that dialog. */
  onFiles: (files: File[], isBrowsed: boolean) => void
  /** The input whose click opens the dialog for files. */
  input: RefObject<HTMLInputElement | null>
  children: ReactNode
}

/** Takes pictures: chosen, dropped or pasted. */
export const PictureZone = ({ label, isMultiple, onFiles, input, children }: PictureZoneProps) => {
  const [isDraggedOver, setDraggedOver] = useState(false)
  const id = useId()
  usePastedFiles((files) => onFiles(files, false))

  const handleDrop = (event: DragEvent) => {
    event.preventDefault()
    setDraggedOver(false)
    const files = [...event.dataTransfer.files]
    if (files.length > 0) onFiles(files, false)
  }

  return (
    <Zone
      role="group"
      aria-labelledby={id}
      data-dragged-over={isDraggedOver || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setDraggedOver(true)
      }}
      onDragLeave={() => setDraggedOver(false)}
      onDrop={handleDrop}
    >
      <Label id={id}>
        {label} {isMultiple && <Soft>{t('(optional)')}</Soft>}
      </Label>
      {children}
      <input
        ref={input}
        type="file"
        hidden
        multiple={isMultiple}
        aria-label={t('Picture file')}
        accept={pictureTypes.join()}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          target.value = ''
          if (files.length > 0) onFiles(files, true)
        }}
      />
    </Zone>
  )
}

const Zone = styled.div`
  display: grid;
  gap: ${theme.space.xs};

  &[data-dragged-over] {
    border-radius: ${theme.radius.m};
    outline: ${theme.border.dashed};
    outline-color: ${theme.color.like};
    outline-offset: ${theme.space.xs};
  }
`

const Label = styled.div`
  font-weight: ${theme.weight.medium};
`

const Soft = styled.span`
  color: ${theme.color.inkSoft};
  font-weight: ${theme.weight.text};
`
