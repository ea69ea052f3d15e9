import { t } from '../i18n'
const previewLength = 25

/** The last message in a chat's row: who sent it and its first 25 characters. */
export const messagePreview = (text: string, isOwn: boolean, senderFirstName: string) => {
  const characters = Array.from(text)
  const isCut = characters.length > previewLength
  const start = isCut ? `${characters.slice(0, previewLength).join('')}...` : text
  return `${isOwn ? t('You') : senderFirstName}: ${start}`
}
