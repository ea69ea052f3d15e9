/** The repository that the fake GitHub serves: its files and metadata. */
export interface FakeRepository {
  description?: string
  homepage?: string
  language?: string
  license?: string
  topics?: string[]
  /** Bytes by language. */
  languages?: Record<string, number>
  fork?: boolean
  archived?: boolean
  isPrivate?: boolean
  /** Newest first. */
  commits?: string[]
  files: Record<string, string | Buffer>
}

export const json = (value: unknown) => JSON.stringify(value, null, 2)
export const lines = (...texts: string[]) => `${texts.join('\n')}\n`
export const repeat = (count: number, line: (number: number) => string) =>
  Array.from({ length: count }, (_, at) => line(at + 1)).join('\n')
