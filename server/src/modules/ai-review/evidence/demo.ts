import type { Evidence } from './evidence-types'

const demoWords =
  /demo|\blive (?:version|app|site|preview)\b|\bonline version\b|^\W*(?:live|try (?:it )?online|try it|play|play (?:it|now|online|the game)|playground|演示|在线演示|デモ)\W*(?:(?:here|now|online|page|site|link)\W*)?$/iu
const demoBefore = /\bdemo\b[^.]{0,25}$/i
const otherWords =
  /video|gif|screenshot|watch|source|code|repo|docs|book|course|guide|manual|tutorial/i
const notRunning =
  /github\.com|gitlab\.com|npmjs|youtu|vimeo|shields\.io|badge|deploy|sponsor|docs?\.|\/docs?\b|readthedocs|\.(?:gif|png|jpe?g|mp4|webm|webp|svg|pdf|md)\b/i
const hosts =
  /^https?:\/\/[\w-]+\.(?:vercel\.app|netlify\.app|onrender\.com|fly\.dev|pages\.dev|web\.app|firebaseapp\.com|surge\.sh|streamlit\.app|hf\.space|itch\.io|github\.io)\b/i
/** A host that others may reach: it has a dot, and is no address of one machine or network. */
const isPublic = (url: string) =>
  /^https?:\/\/(?!\d+\.\d+\.\d+\.\d+(?:[:/]|$))[\w-]+\.[\w.-]*[a-z]{2}\.?(?:[:/?#]|$)/i.test(url)
const hosted = new Set(['web app', 'website', 'game', 'server'])

/** The address where a project can be tried, and the file that names it; without one, the repository's page does. */
interface Demo {
  url: string
  path?: string
}

/** A link that is called a demo, or that leads from an app to a host of apps; else the address on an app's page. */
export function demoOf({ nature, facts, readme }: Evidence): Demo | undefined {
  const isOwn = (url: string) =>
    [facts.name, facts.owner].some((word) => url.toLowerCase().includes(word.toLowerCase()))
  // Its owner's other pages may be of what it depends on.
  const isOwnPage = (url: string) => {
    const [, host = '', name = ''] = /^https?:\/\/([\w-]+\.github\.io)\/?([^/?#]*)/i.exec(url) ?? []
    return [host, name].includes(facts.name.toLowerCase())
  }
  const isRunning = (url: string) =>
    isPublic(url) &&
    !notRunning.test(url) &&
    (!/\.github\.io/i.test(url) || isOwnPage(url.toLowerCase()))
  const links = (readme?.links ?? []).filter(({ url }) => isRunning(url))
  const called = links.find(
    ({ words, before = '' }) =>
      (demoWords.test(words) || demoBefore.test(before)) && !otherWords.test(words),
  )
  const isHosted = hosted.has(nature)
  const link = isHosted
    ? (called ?? links.find(({ url }) => hosts.test(url) && isOwn(url)))
    : links.find(
        (one) => one === called && one.url.toLowerCase().includes(facts.name.toLowerCase()),
      )
  if (link) return { url: link.url, path: readme?.path }
  const homepage = facts.page?.homepage ?? ''
  return isHosted && isPublic(homepage) && !notRunning.test(homepage)
    ? { url: homepage }
    : undefined
}
