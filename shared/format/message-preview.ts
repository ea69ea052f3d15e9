import { t } from '../i18n'
const previewLength = 25

/** The first 25 characters of a message. */
export function messageStart(text: string): string {
  const characters = Array.from(text)
  return characters.length > previewLength
    ? `${characters.slice(0, previewLength).join('')}...`
    : text
}

/** The last message in a chat's row: who sent it and how it starts. */
export const messagePreview = (text: string, isOwn: boolean, senderFirstName: string) =>
  `${isOwn ? t('You') : senderFirstName}: ${messageStart(text)}`
