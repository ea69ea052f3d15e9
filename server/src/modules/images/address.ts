import { randomBytes } from 'node:crypto'

const folder = '/api/images/'
const fileName = /^[\w-]{22}\.webp$/

/** An address that nobody can guess. */
export const newAddress = () => `${folder}${randomBytes(16).toString('base64url')}.webp`

/** The address of a file by its name; nothing for a name that no image can have. */
export const addressOf = (name: string) => (fileName.test(name) ? folder + name : undefined)
