/** Longest accepted texts, in UTF-16 units. */
export const maxLength = {
  name: 100,
  email: 254,
  password: 128,
  title: 200,
  about: 10_000,
  url: 2048,
  imageAlt: 300,
  report: 2000,
  mission: 10_000,
  positionOffer: 10_000,
  place: 100,
  reward: 120,
  message: 4000,
  clientKey: 100,
  headline: 100,
  profileAbout: 1000,
  profilePlace: 80,
  language: 40,
  linkLabel: 40,
  note: 500,
  reply: 300,
  search: 200,
} as const

export const minPasswordLength = 6
export const minNameLength = 2
export const maxTechnologies = 50
/** Pictures of a project, the cover among them. */
export const maxPictures = 6
export const maxRequestTechnologies = 10
export const maxLinksPerRequest = 5
export const maxLanguages = 10
export const maxProfileLinks = 5
export const maxPublicProjects = 12
/** For so long a recruiter can take a verdict back before the job seeker is told. */
export const verdictDelaySeconds = 10

const visible =
  /[^\s\p{Control}\p{Mark}\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffc\u{1d159}]/u

/**
 * Whether a text shows nothing of its own: it has at most spaces, control and zero-width characters, marks without a letter
 * to combine with, blank Braille patterns, annotation and object placeholders, and null noteheads.
 */
export const isBlank = (text: string | null | undefined) => !visible.test(text ?? '')

export const isTooLong = (text: string | null | undefined, limit: number) =>
  (text?.length ?? 0) > limit

/** For apps with rules of their own; the sentence is in no catalogue. */
export const tooLong = (label: string, text: string | null | undefined, limit: number) =>
  isTooLong(text, limit) && `${label} is too long: at most ${limit} characters`
