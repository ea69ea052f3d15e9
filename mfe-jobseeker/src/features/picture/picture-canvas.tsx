import { type ComponentProps, useLayoutEffect, useRef } from 'react'
import { type CroppedPicture, drawPicture } from './draw-picture'

interface PictureCanvasProps extends ComponentProps<'canvas'> {
  picture: CroppedPicture
}

const scale = 0.5

/** Renders the cropped picture. */
export const PictureCanvas = ({ picture, ...rest }: PictureCanvasProps) => {
  const canvas = useRef<HTMLCanvasElement>(null)
  useLayoutEffect(() => {
    if (canvas.current) drawPicture(canvas.current, picture)
  }, [picture])
  return (
    <canvas
      {...rest}
      ref={canvas}
      width={picture.frame.width * scale}
      height={picture.frame.height * scale}
    />
  )
}
