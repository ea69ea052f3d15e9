import { msg } from '../i18n/msg'

/** The server's sentence for text in the place of an id. */
export const invalidId = msg('Invalid id')
