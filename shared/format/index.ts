export { availabilityLabel, availabilityText } from './availability'
export { avatarOf } from './avatar'
export { type Cover, coverOf } from './cover/cover'
export { type CoverPalette, coverPalettes } from './cover/cover-palettes'
export {
  coverHeight,
  type CoverLetter,
  coverLetterSize,
  type CoverShape,
  coverWidth,
} from './cover/motif'
export { hashText } from './cover/seeded-random'
export { deadlineMark, formatDeadline } from './deadline'
export { excerpt } from './excerpt'
export { fullName } from './full-name'
export { messagePreview, messageStart } from './message-preview'
export { relativeTime, shortRelativeTime } from './relative-time'
export { type TextBlock, textBlocks } from './text-blocks'
export { textDirection } from './text-direction'
