import { escapeHtml } from '@swipefolio/platform/markup'
import type { PublicPage, PublicProject } from '@swipefolio/shared/contract'
import { coverHeight, coverLetterSize, coverOf, coverWidth } from '@swipefolio/shared/format'
import { createHash } from 'node:crypto'
import { dropOldest } from '../../foundation/drop-oldest'
import { unavailable } from '../../foundation/http/errors'
import type { Services } from '../../foundation/services'
import type { ImageProcesses } from '../images/image-processes'
import { findImage } from '../images/repository'

const width = 1200
const height = 630
/** Between the covers. */
const gap = 12
const paper = '#faf5ec'
/** Columns and rows, by how many covers there are. */
const layouts = [
  [1, 1],
  [2, 1],
  [3, 1],
  [2, 2],
  [2, 2],
  [3, 2],
] as const
const mostCovers = layouts.length
const mostKept = 40
/** Changes with the way that pictures are drawn. */
const version = 1

/** No control character, with which the drawing could not be read. */
const readable = /^\P{C}+$/u

interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** A drawing, and files in boxes above it. */
interface PictureTask {
  svg: string
  pictures: (Box & { file: Buffer })[]
}

const technologiesOf = ({ technologies }: PublicProject) => technologies.map(({ name }) => name)

/** The file name of a page's share picture, of what it depends on; undefined for a page without projects. */
export function sharePictureName({ fullName, projects }: PublicPage): string | undefined {
  if (projects.length === 0) return undefined
  const shown = projects.map((project) => [project.title, project.image, technologiesOf(project)])
  const content = JSON.stringify([version, fullName, shown])
  return `${createHash('sha256').update(content).digest('base64url').slice(0, 22)}.png`
}

function boxesFor(many: number): Box[] {
  const [columns, rows] = layouts[many - 1] ?? layouts[0]
  const of = (whole: number, parts: number) => Math.floor((whole - gap * (parts - 1)) / parts)
  const box = { width: of(width, columns), height: of(height, rows) }
  return Array.from({ length: columns * rows }, (_, at) => ({
    left: (at % columns) * (box.width + gap),
    top: Math.floor(at / columns) * (box.height + gap),
    ...box,
  }))
}

function coverIn({ left, top, ...size }: Box, project: PublicProject): string {
  const { shapes, letters } = coverOf(project.title, technologiesOf(project))
  const paths = shapes.map(({ d, fill }) => `<path d="${d}" fill="${fill}" stroke="${fill}"/>`)
  const texts = letters
    .filter(({ letter }) => readable.test(letter))
    .map(
      ({ letter, x, y, fill }) =>
        `<text x="${x}" y="${y}" fill="${fill}">${escapeHtml(letter)}</text>`,
    )
  return `<svg x="${left}" y="${top}" width="${size.width}" height="${size.height}" viewBox="0 0 ${coverWidth} ${coverHeight}" preserveAspectRatio="xMidYMid slice" font-family="sans-serif" font-size="${coverLetterSize}" font-weight="800" text-anchor="middle" stroke-width="0.5">${paths.join('')}${texts.join('')}</svg>`
}

type PictureServices = Pick<Services, 'db' | 'files'>

/** A picture that was removed in the meantime is replaced by the project's cover. */
async function taskFor({ db, files }: PictureServices, projects: PublicProject[]) {
  const boxes = boxesFor(Math.min(projects.length, mostCovers))
  const task: PictureTask = { svg: '', pictures: [] }
  const covers: string[] = []
  for (const [at, box] of boxes.entries()) {
    const project = projects[at]
    if (!project) continue
    const image = project.image && (await findImage(db, project.image))
    if (image) task.pictures.push({ ...box, file: await files.read(image) })
    else covers.push(coverIn(box, project))
  }
  task.svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${paper}"/>${covers.join('')}</svg>`
  return task
}

/** Draws share pictures, each once as long as it is kept. */
export function createSharePictures(services: PictureServices, processes: ImageProcesses) {
  const drawn = new Map<string, Promise<Buffer>>()

  async function drawOnce(projects: PublicProject[]) {
    const picture = await processes.run(await taskFor(services, projects))
    if (!picture) throw unavailable()
    return picture
  }

  return {
    /** The picture of a page by its name. Throws 503 when too many wait, or when it could not be drawn. */
    draw(name: string, { projects }: PublicPage): Promise<Buffer> {
      const known = drawn.get(name)
      drawn.delete(name)
      dropOldest(drawn, mostKept)
      const picture = known ?? drawOnce(projects)
      drawn.set(name, picture)
      picture.catch(() => drawn.delete(name))
      return picture
    },
  }
}
