export interface Size {
  width: number
  height: number
}

/** What is seen of a picture: how large it stands in the frame, and where in it (0 to 1) the frame's middle is. */
export interface Crop {
  zoom: number
  x: number
  y: number
}

/** The shape of a project's cover. */
export const coverSize: Size = { width: 1600, height: 1000 }

export const wholeCrop: Crop = { zoom: 1, x: 0.5, y: 0.5 }
export const maxZoom = 5

const between = (least: number, value: number, most: number) =>
  Math.min(Math.max(value, least), most)

/** How much of a picture is seen, in parts of its width and height. */
export function seenPart({ width, height }: Size, zoom: number): Size {
  const scale = zoom * Math.max(coverSize.width / width, coverSize.height / height)
  return { width: coverSize.width / scale / width, height: coverSize.height / scale / height }
}

/** The nearest crop that leaves no part of the frame empty. */
export function keepInside(picture: Size, crop: Crop): Crop {
  const zoom = between(1, crop.zoom, maxZoom)
  const seen = seenPart(picture, zoom)
  return {
    zoom,
    x: between(seen.width / 2, crop.x, 1 - seen.width / 2),
    y: between(seen.height / 2, crop.y, 1 - seen.height / 2),
  }
}

/** Moves the picture by parts of the frame: to the right and down when positive. */
export function move(picture: Size, crop: Crop, right: number, down: number): Crop {
  const seen = seenPart(picture, crop.zoom)
  return keepInside(picture, {
    ...crop,
    x: crop.x - right * seen.width,
    y: crop.y - down * seen.height,
  })
}

/** The part of the picture that is seen, in its own pixels. */
export function seenArea(picture: Size, { zoom, x, y }: Crop) {
  const seen = seenPart(picture, zoom)
  return {
    left: (x - seen.width / 2) * picture.width,
    top: (y - seen.height / 2) * picture.height,
    width: seen.width * picture.width,
    height: seen.height * picture.height,
  }
}
