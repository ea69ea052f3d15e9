import { type ColorName, colorTokens } from './tokens'

const luminance = (hex: string) => {
  const channels = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  const [red = 0, green = 0, blue = 0] = channels
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const contrast = (one: string, other: string) => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

const grounds: ColorName[] = ['paper', 'surface', 'raised']
const texts: ColorName[] = ['ink', 'inkSoft', 'like', 'save', 'danger', 'success']
const textPairs: [ColorName, ColorName][] = [
  ...texts.flatMap((text) => grounds.map((ground): [ColorName, ColorName] => [text, ground])),
  ['onLike', 'like'],
  ['onSave', 'save'],
  ['onDanger', 'danger'],
  ['ink', 'likeSoft'],
  ['ink', 'saveSoft'],
  ['ink', 'dangerSoft'],
  ['ink', 'successSoft'],
]
const graphicsPairs: [ColorName, ColorName][] = [
  ['lineStrong', 'paper'],
  ['lineStrong', 'surface'],
  ['focus', 'paper'],
  ['focus', 'surface'],
]

describe.each([
  ['light', 0],
  ['dark', 1],
] as const)('colours in the %s', (_, scheme) => {
  it.each(textPairs)('gives %s on %s the contrast of text', (text, ground) => {
    expect(contrast(colorTokens[text][scheme], colorTokens[ground][scheme])).toBeGreaterThan(4.5)
  })

  it.each(graphicsPairs)('gives %s on %s the contrast of graphics', (part, ground) => {
    expect(contrast(colorTokens[part][scheme], colorTokens[ground][scheme])).toBeGreaterThan(3)
  })
})
