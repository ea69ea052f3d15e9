import Type, { type TSchema } from 'typebox'
import { Id } from './scalars'

interface Annotations {
  /** What a program should send, for the documentation; the check itself takes any text. */
  means?: TSchema
  /** Whether the call is refused without it. */
  isNeeded?: true
}

/** A value in a path or a query: always a text. */
export const parameter = (description: string, annotations: Annotations = {}) =>
  Type.String({ description, ...annotations })

/** The same, where it may be missing. */
export const optionalParameter = (description: string, annotations?: Annotations) =>
  Type.Optional(parameter(description, annotations))

/** The `:id` of a path, the id of the thing that is named. */
export const idOf = (thing: string) =>
  Type.Object({ id: parameter(`The id of the ${thing}.`, { means: Id }) })

export const ChatIdParams = Type.Object({ chatId: parameter('The id of the chat.', { means: Id }) })

const Count = Type.Integer({ minimum: 1 })

export const limit = optionalParameter(
  'How many items are wanted at most: up to 200; without it up to 1,000, or less where that is said.',
  { means: Count },
)

/** Only what comes before a number of a sequence. */
export const before = optionalParameter('Only messages with a smaller `seq`.', { means: Count })

const page = {
  limit,
  cursor: optionalParameter('Where to continue: the `next-cursor` header of the page before.'),
}

/** One page of a list: at most `limit` items, from the cursor on. */
export const PageQuery = Type.Object(page)

/** One page of those items that contain a text. */
export const SearchQuery = Type.Object({
  ...page,
  search: optionalParameter('A text that the items contain, in upper or lower case.'),
})
