import { msg } from '../i18n/msg'
/** A name as it is compared: without case, spaces and punctuation, so that 'React.js' and 'ReactJS' are the same. */
export const foldTechnology = (name: string) =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('+', 'plus')
    .replaceAll('#', 'sharp')
    .replace(/[^\p{L}\p{N}]/gu, '')

const form = /^[\p{L}\p{N}.][\p{L}\p{M}\p{N} .+#/'()-]{1,39}$/u

/** A technology that is not in the list yet. */
export const checkTechnologyName = ({ name = '' }: { name?: string }) => {
  const trimmed = name.trim()
  const isValid = form.test(trimmed) && /\p{L}/u.test(trimmed) && !/\/\/|www\./i.test(trimmed)
  return isValid
    ? {}
    : { name: msg('A technology has 2 to 40 letters, digits, spaces and any of . + # - / ( )') }
}
