/** What the fake GitHub serves: a repository with its files and what GitHub tells of it. */
export interface FakeRepository {
  description?: string
  homepage?: string
  language?: string
  license?: string
  topics?: string[]
  fork?: boolean
  archived?: boolean
  isPrivate?: boolean
  /** The newest first. */
  commits?: string[]
  files: Record<string, string | Buffer>
}

export const json = (value: unknown) => JSON.stringify(value, null, 2)
export const lines = (...texts: string[]) => `${texts.join('\n')}\n`
export const repeat = (count: number, line: (number: number) => string) =>
  Array.from({ length: count }, (_, at) => line(at + 1)).join('\n')
