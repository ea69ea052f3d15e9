import { t } from '@swipefolio/shared/i18n'
import { media, Text, theme } from '@swipefolio/shared/ui'
import { type Ref, useId } from 'react'
import { styled } from 'styled-components'
import { type Crop, keepInside, maxZoom } from './crop'
import type { CroppedPicture } from './draw-picture'
import { PictureCanvas } from './picture-canvas'
import { useCropGestures } from './use-crop-gestures'

interface CropperProps {
  ref?: Ref<HTMLDivElement>
  picture: CroppedPicture
  onChange: (change: (crop: Crop) => Crop) => void
}

/** Crops a picture to the shape of its frame; a square one is shown as a disc. */
export const Cropper = ({ ref, picture, onChange }: CropperProps) => {
  const { bitmap, crop, frame } = picture
  const gestures = useCropGestures(picture, onChange)
  const id = useId()
  return (
    <Column ref={ref}>
      <Frame
        {...gestures}
        $isSquare={frame.width === frame.height}
        role="application"
        tabIndex={0}
        aria-label={t('Crop the picture')}
        aria-describedby={id}
      >
        <PictureCanvas picture={picture} aria-hidden />
      </Frame>
      <Zoom>
        {t('Zoom')}
        <input
          type="range"
          min={1}
          max={maxZoom}
          step={0.05}
          value={crop.zoom}
          aria-valuetext={`${Math.round(crop.zoom * 100)} %`}
          onChange={({ target }) =>
            onChange((before) =>
              keepInside(bitmap, { ...before, zoom: Number(target.value) }, frame),
            )
          }
        />
      </Zoom>
      <Text id={id} tone="soft" size="small">
        {t('Drag the picture to move it.')}{' '}
        <Keys>{t('By keyboard, arrow keys move it, plus and minus zoom.')}</Keys>
      </Text>
    </Column>
  )
}

const Column = styled.div`
  display: grid;
  gap: ${theme.space.xs};
  scroll-margin-block: 8rem;
`

const Keys = styled.span`
  ${media.touch} {
    display: none;
  }
`

const Frame = styled.div<{ $isSquare: boolean }>`
  position: relative;
  overflow: hidden;
  max-inline-size: ${({ $isSquare }) => $isSquare && '14rem'};
  border-radius: ${({ $isSquare }) => ($isSquare ? '50%' : theme.radius.m)};
  aspect-ratio: ${({ $isSquare }) => ($isSquare ? '1' : '8 / 5')};
  cursor: move;
  touch-action: none;
  user-select: none;

  canvas {
    display: block;
    inline-size: 100%;
    block-size: 100%;
  }
  &:focus-visible {
    outline: 0.1875rem solid ${theme.color.focus};
    outline-offset: 0.125rem;
  }
`

const Zoom = styled.label`
  display: flex;
  align-items: center;
  gap: ${theme.space.s};
  font-weight: ${theme.weight.medium};

  input {
    flex: 1;
    min-inline-size: 0;
    block-size: ${theme.control.small};
    accent-color: ${theme.color.ink};
  }
`
