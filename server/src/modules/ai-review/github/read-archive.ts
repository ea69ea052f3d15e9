import { type Readable, pipeline, Transform } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { extract } from 'tar-stream'
import { UpstreamFailure } from '../../../foundation/outbound/upstream-failure'
import { asObject, asText } from '../evidence/untrusted'
import { createSelection, mostFileBytes, type Selection } from './selection'
import type { FileEntry } from './worth'
import { textOf } from './text-of'

const mostArchiveBytes = 50 * 1024 * 1024
const mostUnpackedBytes = 400 * 1024 * 1024
const mostPaths = 20_000
const longestPath = 400

/** A repository's content: the names of all files, and the texts of the selected ones. */
export interface RepositoryFiles {
  entries: FileEntry[]
  kept: Selection['kept']
  /** The number of files; larger than `entries` when not all are listed. */
  total: number
  /** False when the archive was too large to read completely, so that absence proves nothing. */
  isComplete: boolean
}

interface Entry extends AsyncIterable<Buffer> {
  header: { name: string; size?: number; type?: string | null }
  resume: () => void
}

class TooLarge extends Error {}

/** How streams and gzip name an archive that ended early. */
const cutCodes = ['ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE', 'Z_BUF_ERROR']

class CutOff extends UpstreamFailure {
  constructor(options?: ErrorOptions) {
    const shown = 'GitHub sent only a part of this repository. Please try again.'
    super(502, 'Unexpected end of the archive', { shown, ...options })
  }
}

function limit(mostBytes: number) {
  let bytes = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length
      done(bytes > mostBytes ? new TooLarge() : null, chunk)
    },
  })
}

const blockBytes = 512

/** Two blocks of zeros end a tar archive: without them it was cut, and the rest of the repository is missing. */
function requireEnd() {
  let end = Buffer.alloc(0)
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      end = Buffer.concat([end, chunk.subarray(-2 * blockBytes)]).subarray(-2 * blockBytes)
      done(null, chunk)
    },
    flush(done) {
      const isWhole = end.length === 2 * blockBytes && end.every((byte) => byte === 0)
      done(isWhole ? null : new CutOff())
    },
  })
}

/** Streams a compressed tar archive and holds no more than the selected files in memory. */
export async function readArchive(archive: Readable, language: string): Promise<RepositoryFiles> {
  const selection = createSelection(language)
  const entries: FileEntry[] = []
  let total = 0
  try {
    for await (const entry of unpack(archive)) {
      const path = pathOf(entry)
      if (path) {
        total += 1
        const file = { path, bytes: entry.header.size ?? 0 }
        if (entries.length < mostPaths) entries.push(file)
        const start = selection.isWanted(file) ? await readStart(entry) : undefined
        if (start !== undefined) selection.add(file, start)
      }
      entry.resume()
    }
  } catch (error) {
    if (!(error instanceof TooLarge)) throw isCut(error) ? new CutOff({ cause: error }) : error
    return { entries, kept: selection.kept(), total, isComplete: false }
  }
  return { entries, kept: selection.kept(), total, isComplete: total <= mostPaths }
}

const isCut = (error: unknown) => cutCodes.includes(asText(asObject(error).code))

/** Errors of the pipeline are thrown where the entries are read. */
function unpack(archive: Readable): AsyncIterable<Entry> {
  const files = extract() as unknown as NodeJS.WritableStream & AsyncIterable<Entry>
  const parts = [
    archive,
    limit(mostArchiveBytes),
    createGunzip(),
    limit(mostUnpackedBytes),
    requireEnd(),
  ] as const
  pipeline([...parts, files], () => undefined)
  return files
}

/** The path without the archive's top folder; undefined for anything but an ordinary file. */
function pathOf({ header }: Entry) {
  if (header.type !== 'file' && header.type !== 'contiguous-file') return undefined
  const path = header.name.split('/').slice(1).join('/')
  return path.length > longestPath ? undefined : path || undefined
}

/** The beginning of a file as text; undefined for binary files. */
async function readStart(entry: Entry) {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of entry) {
    if (bytes < mostFileBytes) chunks.push(chunk.subarray(0, mostFileBytes - bytes))
    bytes += chunk.length
  }
  return textOf(Buffer.concat(chunks))
}
