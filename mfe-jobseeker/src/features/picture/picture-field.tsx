import { t } from '@swipefolio/shared/i18n'
import {
  Button,
  Cluster,
  ImagePlusIcon,
  Notice,
  Stack,
  Text,
  theme,
  Trash2Icon,
} from '@swipefolio/shared/ui'
import { type DragEvent, type ReactNode, useId, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { Cropper } from './cropper'
import { pictureTypes } from './read-picture'
import { usePastedFile } from './use-pasted-file'
import type { PictureInput } from './use-picture'

interface PictureFieldProps {
  picture: PictureInput
  /** The stored picture, or what is shown without one. */
  preview: ReactNode
  /** What is shown without a picture, in words. */
  hint: string
}

/** Picture input: choose, drop or paste a file, then crop it. */
export const PictureField = ({ picture, preview, hint }: PictureFieldProps) => {
  const { chosen, error, hasPicture } = picture
  const input = useRef<HTMLInputElement>(null)
  const [isDraggedOver, setDraggedOver] = useState(false)
  const id = useId()
  const choose = (file: File | undefined) => file && void picture.choose(file)
  usePastedFile(choose)

  const handleDrop = (event: DragEvent) => {
    event.preventDefault()
    setDraggedOver(false)
    choose(event.dataTransfer.files[0])
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
        {t('Picture')} <Soft>{t('(optional)')}</Soft>
      </Label>
      {chosen ? <Cropper picture={chosen} onChange={picture.changeCrop} /> : preview}
      <Stack gap="xs">
        <Cluster gap="xs">
          <Button
            variant="quiet"
            size="small"
            icon={<ImagePlusIcon aria-hidden />}
            onClick={() => input.current?.click()}
          >
            {hasPicture ? t('Replace Picture') : t('Choose Picture')}
          </Button>
          {hasPicture && (
            <Button
              variant="plain"
              size="small"
              icon={<Trash2Icon aria-hidden />}
              onClick={picture.remove}
            >
              {t('Remove Picture')}
            </Button>
          )}
        </Cluster>
        {!hasPicture && (
          <Text tone="soft" size="small">
            {t('You can also drop or paste one here.')} {hint}
          </Text>
        )}
        {error && <Notice tone="danger">{error}</Notice>}
      </Stack>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t('Picture file')}
        accept={pictureTypes.join()}
        onChange={({ target }) => {
          choose(target.files?.[0])
          target.value = ''
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
