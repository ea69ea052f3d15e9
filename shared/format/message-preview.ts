import { excerpt } from './excerpt'

const previewLength = 25

/** The last message in a chat's row: who sent it and its first 25 characters. */
export const messagePreview = (text: string, isOwn: boolean, senderFirstName: string) =>
  `${isOwn ? 'You' : senderFirstName}: ${excerpt(text, previewLength)}`
