import { t } from '@swipefolio/shared/i18n'
import {
  Button,
  Cluster,
  ImagePlusIcon,
  Notice,
  Stack,
  Text,
  Trash2Icon,
} from '@swipefolio/shared/ui'
import { type ReactNode, useRef } from 'react'
import { Cropper } from './cropper'
import { PictureZone } from './picture-zone'
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
  return (
    <PictureZone
      label={t('Picture')}
      input={input}
      onFiles={([file]) => file && void picture.choose(file)}
    >
      <Cluster gap="m">
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
                variant="quiet"
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
      </Cluster>
    </PictureZone>
  )
}
