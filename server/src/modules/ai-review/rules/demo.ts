import type { Evidence } from '../evidence/evidence-types'
import type { Finding } from './finding'
import { code } from './quote'

const demoWords =
  /demo|\blive (?:version|app|site|preview)\b|\bonline version\b|^\W*(?:live|try it|play|play (?:it|now|online|the game)|playground|演示|在线演示|デモ)\W*(?:here|now|online|page|site|link)?\W*$/iu
const demoBefore = /\bdemo\b[^.]{0,25}$/i
const otherWords = /video|gif|screenshot|watch|source|code|repo|docs/i
const notRunning =
  /github\.com|gitlab\.com|npmjs|youtu|vimeo|shields\.io|badge|deploy|sponsor|docs?\.|\/docs?\b|readthedocs|\.(?:gif|png|jpe?g|mp4|webm|webp|svg|pdf|md)\b/i
const hosts =
  /^https?:\/\/[\w-]+\.(?:vercel\.app|netlify\.app|onrender\.com|fly\.dev|pages\.dev|web\.app|firebaseapp\.com|surge\.sh|streamlit\.app|hf\.space|itch\.io|github\.io)\b/i
/** A host that others may reach: it has a dot, and is no address of one machine or network. */
const isPublic = (url: string) =>
  /^https?:\/\/(?!\d+\.\d+\.\d+\.\d+(?:[:/]|$))[\w-]+\.[\w.-]*[a-z]{2}\.?(?:[:/?#]|$)/i.test(url)
const hosted = new Set(['web app', 'website', 'game', 'server'])

/** A link that is called a demo, or that leads from an app to a host of apps; else the address on an app's page. */
export function demoIn(
  { nature, facts }: Evidence,
  { path, links }: NonNullable<Evidence['readme']>,
): Finding | undefined {
  const isOwn = (url: string) =>
    [facts.name, facts.owner].some((word) => url.toLowerCase().includes(word.toLowerCase()))
  const usable = links.filter(
    ({ url }) =>
      isPublic(url) && !notRunning.test(url) && (!/\.github\.io/i.test(url) || isOwn(url)),
  )
  const link =
    usable.find(
      ({ words, before = '' }) =>
        (demoWords.test(words) || demoBefore.test(before)) && !otherWords.test(words),
    ) ?? (hosted.has(nature) ? usable.find(({ url }) => hosts.test(url) && isOwn(url)) : undefined)
  const homepage = hosted.has(nature) ? (facts.page?.homepage ?? '') : ''
  const url = link?.url ?? (isPublic(homepage) && !notRunning.test(homepage) ? homepage : '')
  if (!url) return undefined
  return {
    rule: 'demo-linked',
    kind: 'strength',
    claim: [url],
    title: 'There is an address to try it at.',
    evidence: `${link ? code(path) : 'The repository’s page'} names ${code(url)}.`,
    file: link ? path : undefined,
    best: 'an address to try it at',
    weight: 76,
  }
}
