/** A key or pointer with its actions, as WebDriver and WebDriver BiDi both define them. */
export type ActionSource =
  | { type: 'key'; id: string; actions: { type: 'keyDown' | 'keyUp'; value: string }[] }
  | {
      type: 'pointer'
      id: string
      parameters: { pointerType: PointerType }
      actions: PointerAction[]
    }

export type PointerType = 'mouse' | 'touch'

export type PointerAction =
  | { type: 'pointerMove'; x: number; y: number; duration: number }
  | { type: 'pointerDown' | 'pointerUp'; button: 0 }

/** One window with storage of its own, as far as both protocols control it. */
export interface Driver {
  open: (url: string) => Promise<void>
  /** Runs the body of a function in the page and returns its result, which is a string. */
  run: (body: string) => Promise<unknown>
  perform: (sources: ActionSource[]) => Promise<void>
  /** A picture of the window, encoded as base64. */
  picture: () => Promise<string>
  close: () => Promise<void>
}

/** A browser that opens windows. */
export interface Engine {
  /** The pointers that the engine's driver can move. */
  pointers: PointerType[]
  openWindow: (size: Size) => Promise<Driver>
  stop: () => Promise<void>
}

export interface Size {
  width: number
  height: number
}

export const sizes = {
  desktop: { width: 1280, height: 800 },
  phone: { width: 390, height: 664 },
}
