import type { Language, Role } from '../contract'
import { request } from './request'
import { segmentOf } from './segment-of'

/** The language of the account of the person logged in. */
export const accountLanguage = {
  update: (role: Role, language: Language) =>
    request(`PUT /api/${segmentOf(role)}/language`, { body: { language } }),
}
