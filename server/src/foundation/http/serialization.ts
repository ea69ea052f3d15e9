import buildSerializer, { type AnySchema } from 'fast-json-stringify'
import type { FastifySerializerCompiler } from 'fastify/types/schema'

/** Builds the serializer of a response when the first one is sent: those of all calls take most of the time of a start. */
export const compileSerializer: FastifySerializerCompiler<AnySchema> = ({ schema }) => {
  let serialize: ReturnType<typeof buildSerializer> | undefined
  return (answer: unknown) => (serialize ??= buildSerializer(schema))(answer)
}
