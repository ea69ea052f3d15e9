import type { FastifyRequest } from 'fastify'
import type { Pool } from 'pg'
import type { Markup } from '../markup'
import type { FileKeeper } from '../release-store'

/** The product's fonts, as rules of a style sheet and the families that they name, and its mark. */
export interface Look {
  fontFaces: string
  displayFont: string
  textFont: string
  mark: Markup
}

/** `addressOf` returns the address whose calls are counted when they have no token. */
export interface ReleasePlaneOptions {
  pool: Pool
  /** Where the contents of files are kept; in the database by default. */
  files?: FileKeeper
  /** Whether calls are rate-limited; off only in tests. */
  limits: boolean
  addressOf: (request: FastifyRequest) => string
  /** Whether the page's cookies are sent over HTTPS only. */
  isSecure: boolean
  /** Whether only releases that have passed a trial in a browser may be promoted. */
  requiresTrial?: boolean
  /** The product's name in the title of the page. */
  siteName: string
  /** Of the page; fonts of the system and no mark by default. */
  look?: Look
}
