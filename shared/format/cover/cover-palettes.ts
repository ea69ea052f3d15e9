export interface CoverPalette {
  ground: string
  /** Shapes, by increasing contrast to the ground. */
  shapes: readonly [string, string, string, string]
  /** Letters on the ground. */
  text: string
}

/** Palettes of the generated covers; they are the same in dark mode. */
export const coverPalettes: readonly CoverPalette[] = [
  { ground: '#f6dcc4', shapes: ['#eebd97', '#1f2f52', '#d8432a', '#f2a33a'], text: '#5c2410' },
  { ground: '#1d3147', shapes: ['#2c4a66', '#f1e3cd', '#f0694a', '#8fc1b5'], text: '#f8ead6' },
  { ground: '#dfe6d3', shapes: ['#bccba6', '#24483a', '#e9a23b', '#d7563f'], text: '#1f4030' },
  { ground: '#e9d9ee', shapes: ['#cbb0d8', '#3b2a63', '#e8603c', '#f4bd4f'], text: '#3b2a63' },
  { ground: '#f3c64e', shapes: ['#f8dd92', '#23201c', '#d9452b', '#fff5dc'], text: '#3a2c06' },
  { ground: '#d6e7ec', shapes: ['#a7cbd6', '#17405a', '#f26b4e', '#f6e7c8'], text: '#17405a' },
  { ground: '#2a2230', shapes: ['#473a50', '#f2c9b5', '#e8573b', '#7f9cf0'], text: '#f6e3da' },
  { ground: '#e8694a', shapes: ['#f29a7c', '#3a1410', '#fbe7d3', '#f6b84a'], text: '#33100c' },
]
