import { randomBytes } from 'node:crypto'

const folder = '/api/images/'
const fileName = /^[\w-]{22}\.webp$/

/** An unguessable address. */
export const newAddress = () => `${folder}${randomBytes(16).toString('base64url')}.webp`

/** The address of a file name; undefined for a malformed name. */
export const addressOf = (name: string) => (fileName.test(name) ? folder + name : undefined)
