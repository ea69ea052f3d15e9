import type { KeptFile } from '../github/selection'

export interface ReadmeFacts {
  path: string
  text: string
  words: number
  /** Commands to copy. */
  commands: string[]
  hasPicture: boolean
  /** The page where the project can be tried, if the text links to one. */
  demo: string | undefined
  /** The first sentence that describes anything. */
  opening: string
}

const commandForm =
  /^[ \t]*(?:[$>][ \t]*)?((?:npm|npx|yarn|pnpm|bun|deno|node|pip3?|python3?|uv|poetry|pipenv|conda|cargo|go|make|cmake|docker(?:-compose)?|mvn|\.\/mvnw|gradle|\.\/gradlew|bundle|gem|rails|composer|php|flutter|dart|dotnet|swift|mix|streamlit|flask|uvicorn|jupyter)\s+[\w.@/-][^\n]*)/gm

const demoForm =
  /https?:\/\/[\w.-]+\.(?:vercel\.app|netlify\.app|github\.io|herokuapp\.com|onrender\.com|fly\.dev|pages\.dev|web\.app|firebaseapp\.com|railway\.app|surge\.sh|streamlit\.app|hf\.space|itch\.io)[^\s)>"\]]*/i

export function readmeFacts({ path, text }: KeptFile): ReadmeFacts {
  const prose = proseOf(text)
  const blocks = [...text.matchAll(/```[^\n]*\n([\s\S]*?)```|^(?: {4}|\t)(.+)$|`([^`\n]+)`/gm)]
  const codeParts = blocks.map(([, fenced, indented, inline]) => fenced ?? indented ?? inline ?? '')
  const commands = codeParts.flatMap((part) =>
    [...part.matchAll(commandForm)].map(([, command = '']) => command.trim()),
  )
  const pictures = text.match(/!\[[^\]\n]*\]\([^)\n]+\)|<img\s[^>\n]*>/gi) ?? []
  const isBadge = (picture: string) => /badge|shields\.io|actions\/workflows/i.test(picture)
  return {
    path,
    text,
    words: prose.match(/[\p{L}\p{N}]+/gu)?.length ?? 0,
    commands: [...new Set(commands)],
    hasPicture: pictures.some((picture) => !isBadge(picture)) || /\.(?:gif|mp4|webm)\b/i.test(text),
    demo: demoForm.exec(text)?.[0],
    opening: openingOf(prose),
  }
}

/** The words that people read: no code, no tags, no addresses. */
const proseOf = (text: string) =>
  text
    .replace(/```[\s\S]*?(?:```|$)/g, ' ')
    .replace(/<!--[\s\S]*?(?:-->|$)/g, ' ')
    .replace(/<[^>\n]+>/g, ' ')
    .replace(/!\[[^\]\n]*\]\([^)\n]*\)/g, ' ')
    .replace(/\[([^\]\n]*)\]\([^)\n]*\)/g, '$1')
    .replace(/https?:\/\/\S+/g, ' ')

/** The first paragraph of some length, up to the end of its first sentence. */
function openingOf(prose: string) {
  const paragraphs = prose
    .split('\n')
    .map((line) => (/^\s*[#=\-|*>`+]/.test(line) ? '' : line.trim()))
    .join('\n')
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.replaceAll('\n', ' ').trim())
  const first = paragraphs.find((paragraph) => paragraph.split(' ').length >= 4) ?? ''
  return /^.*?[.!?。](?=\s|$)/.exec(first)?.[0] ?? first
}
