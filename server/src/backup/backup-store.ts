import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Base, basesToKeep, type Kept } from './retention'

const name = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/
const segment = /^[0-9A-F]{24}(\.partial)?$/

/** The folder of the scheduled backups: base backups by time, and the write-ahead log since the oldest that is kept daily. */
export function openBackupStore(folder: string) {
  const baseFolder = join(folder, 'base')
  const walFolder = join(folder, 'wal')

  /** The oldest first. */
  function listBases(): Base[] {
    if (!existsSync(baseFolder)) return []
    return readdirSync(baseFolder)
      .filter((entry) => name.test(entry))
      .toSorted((one, other) => one.localeCompare(other))
      .map((entry) => ({
        folder: join(baseFolder, entry),
        at: new Date(entry.replace(name, '$1-$2-$3T$4:$5:$6Z')),
      }))
  }

  return {
    baseFolder,
    walFolder,
    listBases,
    /** The newest that holds nothing later than that moment. */
    findBase: (until?: Date) => listBases().findLast(({ at }) => !until || at < until),
    folderFor: (at: Date) =>
      join(baseFolder, `${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`),

    /** Removes what is past its time, the newest base backup never. */
    removePast(now: Date, kept: Kept) {
      const { bases, pointInTime } = basesToKeep(listBases(), now, kept)
      for (const base of listBases()) {
        if (!bases.some(({ folder: other }) => other === base.folder)) {
          rmSync(base.folder, { recursive: true })
        }
      }
      if (!pointInTime || !existsSync(walFolder)) return
      const first = firstSegment(pointInTime)
      for (const file of readdirSync(walFolder)) {
        // The first eight digits are the timeline, which a failover changes.
        if (segment.test(file) && file.slice(8, 24) < first.slice(8)) rmSync(join(walFolder, file))
      }
    },

    /** The segments of the log that a base backup needs, under the names with which PostgreSQL reads them. */
    segmentsSince(base: Base): Map<string, string> {
      const first = firstSegment(base)
      const files = existsSync(walFolder) ? readdirSync(walFolder) : []
      const wanted = files.filter(
        (file) =>
          file.endsWith('.history') || (segment.test(file) && file.slice(8, 24) >= first.slice(8)),
      )
      const partialFirst = wanted.toSorted((one, other) => other.length - one.length)
      return new Map(
        partialFirst.map((file) => [file.replace('.partial', ''), join(walFolder, file)]),
      )
    },
  }
}

export type BackupStore = ReturnType<typeof openBackupStore>

/** The segment in which the recovery of a base backup begins. */
function firstSegment({ folder }: Base): string {
  const label = readFileSync(join(folder, 'backup_label'), 'utf8')
  const [, file = ''] = /^START WAL LOCATION: \S+ \(file ([0-9A-F]{24})\)/m.exec(label) ?? []
  return file
}
