/** Fakes the image decoding and canvas that jsdom lacks; drawing calls are recorded. */
export function fakeCanvas({ type = 'image/webp' } = {}) {
  const drawn: number[][] = []
  const context = {
    fillRect: () => {},
    drawImage(_: unknown, ...numbers: number[]) {
      const isCropped = numbers.length === 8
      if (isCropped) drawn.push(numbers)
    },
  }
  HTMLCanvasElement.prototype.getContext = (() => context) as never
  HTMLCanvasElement.prototype.toBlob = (done, requested) =>
    done(new Blob(['picture'], { type: requested === 'image/webp' ? type : requested }))
  HTMLElement.prototype.setPointerCapture = () => {}
  URL.createObjectURL = () => 'blob:picture'
  URL.revokeObjectURL = () => {}
  globalThis.createImageBitmap = (source: unknown) =>
    source instanceof Blob && source.size === 0
      ? Promise.reject(new Error('not a picture'))
      : Promise.resolve({ width: 3200, height: 1000, close: () => {} } as ImageBitmap)
  return {
    /** The last drawn area: left, top, width and height within the picture. */
    lastVisible: () => drawn.at(-1)?.slice(0, 4).map(Math.round),
  }
}
