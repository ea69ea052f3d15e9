import type { Static, TSchema } from 'typebox'
import Type from 'typebox'

/** Who may make a call. Each call names it: nothing is public by omission. */
export type Access = 'public' | 'jobseeker' | 'recruiter'

/**
 * One call of the API. Its key in `calls` is `METHOD /path/:param`.
 * Bodies and queries are loose (the sentences for what is missing come from `shared/rules`), answers are exact.
 */
export interface Call {
  access: Access
  /** What it does, in a few words, for the API's documentation. */
  summary: string
  params?: TSchema
  query?: TSchema
  body?: TSchema
  /** The body as it is, unread, when it is no JSON: the media types that are taken. */
  rawBody?: readonly string[]
  /** The answer with status 200. `Text` travels as text/plain, everything else as JSON, null as 204. */
  response: TSchema
}

/** Keeps a call's own schema types, so that both ends infer from them. */
export const call = <const T extends Call>(definition: T): T => definition

/** A bare sentence or token, sent as text/plain. */
export const Text = Type.String({ $id: 'Text' })
/** Events one after the other, each a `LiveEvent`, sent as text/event-stream. */
export const EventStream = Type.String({ $id: 'EventStream' })

export const IdParams = Type.Object({ id: Type.String() })
/** A part of a list: at most `limit` items, from where the `next-cursor` header of the part before said. */
export const Page = { limit: Type.Optional(Type.String()), cursor: Type.Optional(Type.String()) }
export const PageQuery = Type.Object(Page)
/** A part of a list, of those items that contain a text. */
export const SearchQuery = Type.Object({ ...Page, search: Type.Optional(Type.String()) })

export const ChatIdParams = Type.Object({ chatId: Type.String() })

type SchemaType<T, Key extends PropertyKey> = T extends { [K in Key]: infer S extends TSchema }
  ? Static<S>
  : undefined

export type ParamsOf<T> = SchemaType<T, 'params'>
export type QueryOf<T> = SchemaType<T, 'query'>
export type BodyOf<T> = SchemaType<T, 'body'>
export type ResponseOf<T extends Call> = Static<T['response']>
