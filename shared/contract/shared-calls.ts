import Type from 'typebox'

/** What both roles send in the same form. */
export const ProfileUpdate = Type.Object({
  id: Type.Optional(Type.Number()),
  email: Type.Optional(Type.String()),
  firstName: Type.Optional(Type.String()),
  lastName: Type.Optional(Type.String()),
  companyName: Type.Optional(Type.String()),
  password: Type.Optional(Type.Union([Type.String(), Type.Null()])),
})

/** A chat exactly as it came may be sent back: of it only `id` is read. The text stands in the query or in `message`. */
export const SendMessageBody = Type.Object({
  id: Type.Optional(Type.Number()),
  message: Type.Optional(Type.String()),
  clientKey: Type.Optional(Type.String()),
})

export const SendMessageQuery = Type.Object({
  message: Type.Optional(Type.String()),
  clientKey: Type.Optional(Type.String()),
})

/** `before`: only messages with a smaller seq; `limit`: at most that many of the newest, 50 unless told. */
export const MessagesQuery = Type.Object({
  before: Type.Optional(Type.String()),
  limit: Type.Optional(Type.String()),
})

export const DecisionQuery = Type.Object({ likedStatus: Type.Optional(Type.String()) })

/** `reason` is one of `reportReasons`; `text` says more, if one likes. */
export const ReportBody = Type.Object({
  reason: Type.Optional(Type.String()),
  text: Type.Optional(Type.String()),
})

/** What is left out stays as it is. */
export const MailPreferencesPayload = Type.Object({
  messages: Type.Optional(Type.Boolean()),
  contacts: Type.Optional(Type.Boolean()),
  links: Type.Optional(Type.Boolean()),
})

/** The password, asked for once more before an account goes. */
export const DeletionBody = Type.Object({ password: Type.Optional(Type.String()) })

/** Everything that an account holds, in sections; meant for people and for other programs. */
export const AccountExport = Type.Object({
  exportedAt: Type.String(),
  account: Type.Record(Type.String(), Type.Unknown()),
  sections: Type.Record(Type.String(), Type.Array(Type.Unknown())),
})
