import { Field } from '@swipefolio/shared/forms'
import { t } from '@swipefolio/shared/i18n'
import { maxLength } from '@swipefolio/shared/rules'
import {
  Button,
  ArrowLeftIcon,
  ArrowRightIcon,
  Cluster,
  IconButton,
  ImagePlusIcon,
  media,
  Notice,
  Stack,
  Text,
  Trash2Icon,
  VisuallyHidden,
} from '@swipefolio/shared/ui'
import { type ReactNode, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { Cropper } from './cropper'
import { PictureStrip } from './picture-strip'
import { PictureZone } from './picture-zone'
import type { PicturesInput } from './use-pictures'

interface PicturesFieldProps {
  pictures: PicturesInput
  /** The selected picture where it is stored, or what is shown without one. */
  preview: ReactNode
  /** What is shown without a picture, in words. */
  hint: string
}

/** The pictures of a project: chosen, dropped or pasted, then cropped, described and put into their order. */
export const PicturesField = ({ pictures, preview, hint }: PicturesFieldProps) => {
  const { shown, selected, place, chosen, error } = pictures
  const input = useRef<HTMLInputElement>(null)
  const isReplacing = useRef(false)
  const isNew = useRef(false)
  const [news, setNews] = useState('')

  const handleFiles = (files: File[], isBrowsed: boolean) => {
    const [first] = files
    const replaces = isBrowsed && isReplacing.current
    isReplacing.current = false
    isNew.current = true
    if (replaces && first) void pictures.replace(first)
    else void pictures.add(files)
  }
  const showOnce = (cropper: HTMLDivElement | null) => {
    if (!cropper || !isNew.current) return
    isNew.current = false
    cropper.scrollIntoView({ block: 'nearest' })
  }
  const browse = (replaces: boolean) => {
    isReplacing.current = replaces
    input.current?.click()
  }
  const step = (by: number) => {
    const to = place + by
    if (to < 0 || to >= shown.length) return
    pictures.move(place, to)
    setNews(t('Picture {place} of {count}', { place: to + 1, count: shown.length }))
  }

  return (
    <PictureZone label={t('Pictures')} isMultiple input={input} onFiles={handleFiles}>
      {chosen ? (
        <Cropper
          key={selected?.key}
          ref={showOnce}
          picture={chosen}
          onChange={pictures.changeCrop}
        />
      ) : (
        preview
      )}
      {selected && <PictureStrip pictures={pictures} onAdd={() => browse(false)} />}
      <Stack gap="xs">
        <Tools>
          <Button
            variant="quiet"
            size="small"
            icon={<ImagePlusIcon aria-hidden />}
            onClick={() => browse(selected !== undefined)}
          >
            {selected ? t('Replace Picture') : t('Choose Pictures')}
          </Button>
          {selected && (
            <Button
              variant="quiet"
              size="small"
              icon={<Trash2Icon aria-hidden />}
              onClick={pictures.remove}
            >
              {t('Remove Picture')}
            </Button>
          )}
          {shown.length > 1 && (
            <Steps gap="none">
              <IconButton
                label={t('Move picture forward')}
                icon={<ArrowLeftIcon aria-hidden />}
                size="large"
                aria-disabled={place === 0}
                onClick={() => step(-1)}
              />
              <IconButton
                label={t('Move picture back')}
                icon={<ArrowRightIcon aria-hidden />}
                size="large"
                aria-disabled={place === shown.length - 1}
                onClick={() => step(1)}
              />
            </Steps>
          )}
        </Tools>
        <VisuallyHidden role="status">{news}</VisuallyHidden>
        {!selected && (
          <Text tone="soft" size="small">
            {t('You can also drop or paste them here.')} {hint}
          </Text>
        )}
        {error && <Notice tone="danger">{error}</Notice>}
      </Stack>
      {selected && (
        <Field
          label={t('Picture Description')}
          autoComplete="off"
          isOptional
          maxLength={maxLength.imageAlt}
          hint={t('What does it show? Read out to whoever cannot see it.')}
          value={selected.imageAlt}
          onChange={({ target }) => pictures.describe(target.value)}
        />
      )}
    </PictureZone>
  )
}

const Tools = styled(Cluster).attrs({ gap: 'xs' })`
  align-items: center;
  max-inline-size: 34rem;

  ${media.phone} {
    > button > svg {
      display: none;
    }
  }
`

const Steps = styled(Cluster)`
  margin-inline-start: auto;

  .lucide-arrow-right:dir(rtl) {
    transform: scaleX(-1);
  }
`
