import type { Static, TSchema } from 'typebox'
import Type from 'typebox'
import type { ErrorCode } from './errors'

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
  /** What its documentation says beside the summary. */
  notes?: string
  /** What its refusals mean where that differs from the usual, for the documentation. */
  refusals?: Partial<Record<ErrorCode, string>>
  /** The sentence for a person of the other role, where it differs from the usual. */
  forbidden?: string
  /** A token is read when there is one, though the call is public. */
  readsToken?: true
  params?: TSchema
  query?: TSchema
  /** Request headers of its own. */
  headers?: TSchema
  body?: TSchema
  /** The media types of a body that is no JSON and is handed over unparsed. */
  rawBody?: readonly string[]
  /** The answer with status 200. `Text` travels as text/plain, everything else as JSON, null as 204. */
  response: TSchema
}

/** Keeps a call's own schema types, so that both ends infer from them. */
export const call = <const T extends Call>(definition: T): T => definition

/** A bare sentence or token, sent as text/plain. */
export const Text = Type.String({ contentMediaType: 'text/plain' })
/** Events one after the other, each as its schema says, sent as text/event-stream. */
export const eventStream = (means: TSchema) =>
  Type.String({ contentMediaType: 'text/event-stream', means })
/** A file or a page that is no data. */
export const content = (contentMediaType: string) => Type.Unknown({ contentMediaType })

type SchemaType<T, Key extends PropertyKey> = T extends { [K in Key]: infer S extends TSchema }
  ? Static<S>
  : undefined

export type ParamsOf<T> = SchemaType<T, 'params'>
export type QueryOf<T> = SchemaType<T, 'query'>
export type BodyOf<T> = SchemaType<T, 'body'>
export type ResponseOf<T extends Call> = Static<T['response']>
