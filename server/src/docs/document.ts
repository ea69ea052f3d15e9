/** The parts of an OpenAPI 3.1 document that ours has. */
export interface Document {
  openapi: '3.1.0'
  info: { title: string; version: string; description: string }
  servers: { url: string }[]
  tags: { name: string; description: string }[]
  paths: Record<string, Record<string, Operation>>
  components: {
    securitySchemes: Record<string, object>
    schemas: Record<string, JsonSchema>
    responses: Record<string, Answer>
  }
}

export interface Operation {
  operationId: string
  tags: string[]
  summary: string
  description?: string
  security: Record<string, never[]>[]
  parameters?: Parameter[]
  requestBody?: { required: boolean; content: Content }
  responses: Record<string, Answer | Reference>
}

export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  description: string
  schema: JsonSchema
}

export interface Answer {
  description: string
  headers?: Record<string, Header>
  content?: Content
}

/** What is described elsewhere in the document; its own description, if any, says what is special here. */
export interface Reference {
  $ref: string
  description?: string
}

interface Header {
  description: string
  schema: JsonSchema
}

type Content = Record<string, { schema: JsonSchema }>

export interface JsonSchema {
  $ref?: string
  type?: string
  format?: string
  const?: string
  enum?: string[]
  minimum?: number
  maximum?: number
  maxLength?: number
  items?: JsonSchema
  maxItems?: number
  anyOf?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  patternProperties?: Record<string, JsonSchema>
  additionalProperties?: JsonSchema
  required?: string[]
}
