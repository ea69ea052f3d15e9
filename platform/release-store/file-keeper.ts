/** What a row has of a file: its content, or the key of an object in a store of files. */
export interface Kept {
  data: Buffer | null
  object: string | null
}

/** Runs a statement in a transaction and returns how many rows it affected. */
export type Run = (text: string, values: unknown[]) => Promise<number>

/** Where the contents of files are kept. */
export interface FileKeeper {
  /** Puts content where new files are kept, before the transaction that stores the result and confirms it. */
  put(content: Buffer): Promise<Kept>
  /** Part of that transaction; it throws when what was put is removed already. */
  confirm(run: Run, kept: Kept): Promise<void>
  read(kept: Kept): Promise<Buffer>
  /** Part of the transaction that removes rows. */
  remove(run: Run, removed: readonly Pick<Kept, 'object'>[]): Promise<void>
}

/** Every content is in its row. */
export const keepInDatabase: FileKeeper = {
  put: async (content) => ({ data: content, object: null }),
  confirm: async () => undefined,
  async read({ data, object }) {
    if (data === null) throw new Error(`There is no store of files that has ${object}`)
    return data
  },
  remove: async () => undefined,
}
