export interface Size {
  width: number
  height: number
}

/** The visible area of a picture: its zoom, and the position (0 to 1) of the frame's centre within the picture. */
export interface Crop {
  zoom: number
  x: number
  y: number
}

/** The size of a stored cover, in pixels. */
export const coverSize: Size = { width: 1600, height: 1000 }

/** The size of a stored picture of a profile, in pixels. */
export const portraitSize: Size = { width: 800, height: 800 }

export const wholeCrop: Crop = { zoom: 1, x: 0.5, y: 0.5 }
export const maxZoom = 5

const clamp = (least: number, value: number, most: number) => Math.min(Math.max(value, least), most)

/** The visible area as fractions of the picture's width and height. */
function visibleFraction({ width, height }: Size, zoom: number, frame: Size): Size {
  const scale = zoom * Math.max(frame.width / width, frame.height / height)
  return { width: frame.width / scale / width, height: frame.height / scale / height }
}

/** The nearest crop that fills the whole frame. */
export function keepInside(picture: Size, crop: Crop, frame = coverSize): Crop {
  const zoom = clamp(1, crop.zoom, maxZoom)
  const seen = visibleFraction(picture, zoom, frame)
  return {
    zoom,
    x: clamp(seen.width / 2, crop.x, 1 - seen.width / 2),
    y: clamp(seen.height / 2, crop.y, 1 - seen.height / 2),
  }
}

/** Moves the picture by fractions of the frame: to the right and down when positive. */
export function move(
  picture: Size,
  crop: Crop,
  right: number,
  down: number,
  frame = coverSize,
): Crop {
  const seen = visibleFraction(picture, crop.zoom, frame)
  const moved = {
    ...crop,
    x: crop.x - right * seen.width,
    y: crop.y - down * seen.height,
  }
  return keepInside(picture, moved, frame)
}

/** The visible area in the picture's own pixels. */
export function visibleArea(picture: Size, { zoom, x, y }: Crop, frame = coverSize) {
  const seen = visibleFraction(picture, zoom, frame)
  return {
    left: (x - seen.width / 2) * picture.width,
    top: (y - seen.height / 2) * picture.height,
    width: seen.width * picture.width,
    height: seen.height * picture.height,
  }
}
