/** What jsdom has not: pictures are decoded to a size, and drawing is noted instead of painted. */
export function fakeCanvas({ type = 'image/webp' } = {}) {
  const drawn: number[][] = []
  const context = {
    fillRect: () => {},
    drawImage: (_: unknown, ...numbers: number[]) => drawn.push(numbers),
  }
  HTMLCanvasElement.prototype.getContext = (() => context) as never
  HTMLCanvasElement.prototype.toBlob = (done, asked) =>
    done(new Blob(['picture'], { type: asked === 'image/webp' ? type : asked }))
  HTMLElement.prototype.setPointerCapture = () => {}
  globalThis.createImageBitmap = (source: unknown) =>
    source instanceof Blob && source.size === 0
      ? Promise.reject(new Error('not a picture'))
      : Promise.resolve({ width: 3200, height: 1000, close: () => {} } as ImageBitmap)
  return {
    /** What was last painted: left, top, width and height within the picture. */
    lastSeen: () => drawn.at(-1)?.slice(0, 4).map(Math.round),
  }
}
