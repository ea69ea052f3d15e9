/** Every colour by meaning, as `[light, dark]`. Text reaches a contrast of 4.5 on its grounds, graphics 3. */
export const colorTokens = {
  ink: ['#221a13', '#f6ede1'],
  inkSoft: ['#655a4e', '#b9ab99'],
  paper: ['#faf5ec', '#17120e'],
  surface: ['#fffdf8', '#211a15'],
  raised: ['#f1e9dc', '#3d3128'],
  line: ['#e6dccb', '#4d4035'],
  lineStrong: ['#8f8271', '#83766a'],
  like: ['#c42e17', '#ff8163'],
  onLike: ['#ffffff', '#2a0a03'],
  likeSoft: ['#fde5dc', '#45201a'],
  save: ['#2b46c8', '#a3b3ff'],
  onSave: ['#ffffff', '#0c1136'],
  saveSoft: ['#e4e8fd', '#252a4e'],
  danger: ['#a3122f', '#ff6a7a'],
  onDanger: ['#ffffff', '#33040d'],
  dangerSoft: ['#fbe2e5', '#471a23'],
  success: ['#24683f', '#8fd6a6'],
  successSoft: ['#dff1e3', '#1c3a27'],
  focus: ['#2b46c8', '#a3b3ff'],
  overlay: ['rgb(34 26 19 / 0.55)', 'rgb(8 5 3 / 0.7)'],
  skeleton: ['#ece3d4', '#3a2f27'],
  shadow: ['rgb(70 45 20 / 0.1)', 'rgb(0 0 0 / 0.45)'],
} as const satisfies Record<string, readonly [light: string, dark: string]>

export type ColorName = keyof typeof colorTokens

export const colorVariable = (name: string) =>
  `--color-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
