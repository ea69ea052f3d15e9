import {
  AiReview,
  AiReviewItem,
  AiReviewSummary,
  Chat,
  ChatState,
  DecisionStatus,
  JobSeeker,
  JobSeekerStats,
  Link,
  LiveEvent,
  MailPreferences,
  Message,
  Notification,
  NotificationType,
  Privacy,
  Problem,
  Project,
  ProjectRequest,
  ProjectWithTechnologies,
  Recruiter,
  RecruiterName,
  RecruiterStats,
  SentLink,
  Submission,
  Technology,
  UnseenProject,
  UploadedImage,
  UserWithProjects,
} from '@swipefolio/shared/contract'
import type { JsonSchema } from './document'

/** What has a name of its own in the document. */
const named = {
  AiReview,
  AiReviewItem,
  AiReviewSummary,
  Chat,
  ChatState,
  DecisionStatus,
  JobSeeker,
  JobSeekerStats,
  Link,
  LiveEvent,
  MailPreferences,
  Message,
  Notification,
  NotificationType,
  Privacy,
  Problem,
  Project,
  ProjectRequest,
  ProjectWithTechnologies,
  Recruiter,
  RecruiterName,
  RecruiterStats,
  SentLink,
  Submission,
  Technology,
  UnseenProject,
  UploadedImage,
  UserWithProjects,
}

type SchemaName = keyof typeof named

const nameOf = new Map<object, string>(
  Object.entries(named).map(([name, schema]) => [schema, name]),
)

export const schemaReference = (name: SchemaName): JsonSchema => ({
  $ref: `#/components/schemas/${name}`,
})

/** A schema of the contract as plain data; named ones become references. */
export function describeSchema(schema: object): JsonSchema {
  const name = nameOf.get(schema)
  return name ? schemaReference(name as SchemaName) : spellOut(schema)
}

export const describeSchemas = (): Record<string, JsonSchema> =>
  Object.fromEntries(
    Object.entries<object>(named).map(([name, schema]) => [name, spellOut(schema)]),
  )

function spellOut(schema: object): JsonSchema {
  const { type, format, minimum, maximum, required, items, anyOf, properties, patternProperties } =
    schema as JsonSchema
  const choices = anyOf?.flatMap((one) => one.const ?? [])
  if (anyOf && choices?.length === anyOf.length) return { type: 'string', enum: choices }
  const anything = patternProperties?.['^.*$']
  return {
    ...(type && { type }),
    ...(format && { format }),
    ...(minimum !== undefined && { minimum }),
    ...(maximum !== undefined && { maximum }),
    ...(anyOf && { anyOf: anyOf.map(describeSchema) }),
    ...(items && { items: describeSchema(items) }),
    ...(properties && { properties: describeEach(properties) }),
    ...(required && { required: [...required] }),
    ...(anything && { additionalProperties: describeSchema(anything) }),
  }
}

const describeEach = (properties: Record<string, JsonSchema>) =>
  Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, describeSchema(one)]))
