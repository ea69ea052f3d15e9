import { t } from '@swipefolio/shared/i18n'
import { maxPictures } from '@swipefolio/shared/rules'
import { ImagePlusIcon, theme, VisuallyHidden } from '@swipefolio/shared/ui'
import { styled } from 'styled-components'
import { PictureCanvas } from './picture-canvas'
import { useOrderDrag } from './use-order-drag'
import type { PicturesInput } from './use-pictures'

interface PictureStripProps {
  pictures: PicturesInput
  onAdd: () => void
}

/** The pictures in small and in their order: pressed to be edited, dragged to another place. */
export const PictureStrip = ({ pictures, onAdd }: PictureStripProps) => {
  const { shown, selected, fileOf } = pictures
  const handlePress = useOrderDrag(maxPictures, (from, to) =>
    pictures.move(from, Math.min(to, shown.length - 1)),
  )
  return (
    <Strip>
      {shown.map(({ key, image }, place) => {
        const file = fileOf(key)
        return (
          <li key={key}>
            <Tile
              type="button"
              aria-current={key === selected?.key || undefined}
              onPointerDown={(event) => handlePress(event, place)}
              onDragStart={(event) => event.preventDefault()}
              onClick={() => pictures.select(key)}
            >
              {file && <PictureCanvas picture={file} aria-hidden />}
              {!file && image && <img src={image} alt="" draggable={false} />}
              <VisuallyHidden>
                {t('Picture {place} of {count}', { place: place + 1, count: shown.length })}
              </VisuallyHidden>
              {place === 0 && <Mark>{t('Cover')}</Mark>}
            </Tile>
          </li>
        )
      })}
      {shown.length < maxPictures && (
        <li>
          <AddTile type="button" onClick={onAdd}>
            <ImagePlusIcon aria-hidden />
            <VisuallyHidden>{t('Add Picture')}</VisuallyHidden>
          </AddTile>
        </li>
      )}
    </Strip>
  )
}

const Strip = styled.ol`
  display: grid;
  grid-template-columns: repeat(${maxPictures}, minmax(0, 1fr));
  gap: ${theme.space.xxs};
  max-inline-size: 34rem;
  margin: 0;
  padding: 0;
  list-style: none;
`

const Tile = styled.button`
  position: relative;
  display: grid;
  place-items: center;
  overflow: hidden;
  inline-size: 100%;
  min-block-size: ${theme.control.medium};
  padding: 0;
  border: ${theme.border.thin};
  border-radius: ${theme.radius.s};
  background: ${theme.color.skeleton};
  aspect-ratio: 8 / 5;
  cursor: grab;
  touch-action: none;
  user-select: none;

  &[aria-current] {
    border-color: transparent;
    outline: ${theme.border.ring} solid ${theme.color.ink};
    outline-offset: -${theme.border.width};
  }
  &:focus-visible {
    outline: 0.1875rem solid ${theme.color.focus};
  }
  img,
  canvas {
    position: absolute;
    inline-size: 100%;
    block-size: 100%;
    inset: 0;
    object-fit: cover;
    pointer-events: none;
  }
`

const AddTile = styled(Tile)`
  border: ${theme.border.dashed};
  background: transparent;
  cursor: pointer;
  touch-action: manipulation;

  svg {
    inline-size: 1.25rem;
    block-size: 1.25rem;
  }
`

const Mark = styled.span`
  position: absolute;
  inset-block-end: 0;
  inset-inline: 0;
  background: ${theme.color.surface};
  font-size: 0.75rem;
  line-height: 1.35;
`
