import { fromMarkdown } from 'mdast-util-from-markdown'
import type { Nodes, RootContent } from 'mdast'
import { commandsIn } from './commands'
import { withoutTags } from './html'
import { textOf } from './node-text'
import { openingOf } from './opening'
import { toMarkdown } from './to-markdown'

export interface Link {
  words: string
  /** The words before it in its paragraph. */
  before?: string
  url: string
}

/** What counts of a README. */
export interface Readme {
  words: number
  headings: string[]
  /** Without badges. */
  links: Link[]
  pictures: number
  /** It has pictures that show the project by their names: no logos. */
  hasScreenshots: boolean
  codeBlocks: number
  /** It has code in a programming language. */
  hasExamples: boolean
  /** Commands to copy. */
  commands: string[]
  /** The sentence that says what the project is. */
  opening: string
  /** It speaks of running or installing it. */
  tellsUse: boolean
  /** It speaks of a licence. */
  namesLicence: boolean
  /** The template whose README it still is. */
  template?: string
}

/** Parsing takes time that grows faster than the text. */
const mostCharacters = 40_000
const mostLinks = 40

const licenceWords =
  /licen[cs]|copyright|public domain|lizenz|licencia|licença|许可|授权|協議|协议|ライセンス|лицензи/i

const useWords =
  /\b(?:run|start|install|usage|launch|build|deploy|how to|docker|instal\w*|ejecut\w*|execut\w*)\b|使用|安装|运行|启动|利用|起動|запус/i

const templates: [inText: RegExp, name: string][] = [
  [/bootstrapped with \[?Create React App/i, 'Create React App'],
  [/This is a \[Next\.js\].{0,80}bootstrapped with/i, 'Next.js'],
  [/This template provides a minimal setup to get (?:React|Vue)/i, 'Vite'],
  [/This template should help get you started developing with Vue/i, 'Vue'],
  [/This project was generated (?:with|using) \[?Angular CLI/i, 'the Angular CLI'],
  [/A new Flutter project\./i, 'Flutter'],
  [/Everything you need to build a Svelte project/i, 'Svelte'],
  [/This is a new \[\*{0,2}React Native/i, 'React Native'],
  [/Welcome to your Expo app/i, 'Expo'],
  [/Astro Starter Kit/i, 'Astro'],
]

export function readReadme(path: string, text: string): Readme {
  const markdown = toMarkdown(path, text.slice(0, mostCharacters))
  const { children } = fromMarkdown(markdown)
  const found = collect(children)
  const prose = found.prose.join(' ')
  return {
    words: countWords(prose),
    headings: found.headings.slice(0, 40),
    links: found.links.filter(({ words }) => words !== '').slice(0, mostLinks),
    pictures: found.pictures.filter((url) => !isBadge(url)).length,
    hasScreenshots: found.pictures.some(
      (picture) => !isBadge(picture) && screenshot.test(picture.replace(repositoryAt, '')),
    ),
    codeBlocks: found.code.filter(({ value }) => !/^\s*@\w+\{/.test(value)).length,
    hasExamples: found.code.some(
      ({ lang }) => lang !== '' && !shells.test(lang) && !data.test(lang),
    ),
    commands: commandsIn(
      found.code.flatMap(({ lang, value }) => (shells.test(lang) ? [value] : [])),
    ),
    opening: openingOf(children) || titleOf(found.headings),
    tellsUse: useWords.test(text),
    namesLicence: licenceWords.test(text),
    ...templateOf(text, found.headings),
  }
}

const screenshot =
  /screen|demo(?!-?(?:badge|button))|preview|capture|usage|\.gif\b|\.mov\b|\.mp4\b|user-images|user-attachments/i
/** Its name may have such a word. */
const repositoryAt = /github(?:usercontent)?\.com\/[^/\s]+\/[^/\s]+/gi
/** A block without a language may be anything that somebody types. */
const shells =
  /^(?:|sh|bash|zsh|shell|console|shell-?session|terminal|powershell|pwsh|cmd|bat|text|txt|fish)$/i

const data =
  /^(?:gradle|groovy|ya?ml|json[5c]?|toml|ini|xml|html|diff|bib\w*|dotenv|env|properties|csv|mermaid|markdown|md)$/i

const isBadge = (url: string) =>
  /badge|shields\.io|actions\/workflows|travis-ci|circleci|codecov|coveralls|opencollective|buymeacoffee|ko-fi|star-history|contrib\.rocks|visitor|github-readme-stats/i.test(
    url,
  )

/** A README that keeps the template's words and adds headings of its own was written on. */
function templateOf(text: string, headings: string[]) {
  const template = templates.find(([inText]) => inText.test(text))
  return template && headings.length < 14 && text.length < 6000 ? { template: template[1] } : {}
}

/** A heading of several words says what the project is where no sentence does. */
const titleOf = ([title = '']: string[]) =>
  title.trim().split(/\s+/).length >= 4 ? title.trim() : ''

function countWords(prose: string) {
  const words = new Intl.Segmenter('en', { granularity: 'word' }).segment(prose)
  let count = 0
  for (const { isWordLike } of words) if (isWordLike) count += 1
  return count
}

function collect(children: RootContent[]) {
  const found = {
    prose: [] as string[],
    headings: [] as string[],
    links: [] as Link[],
    pictures: [] as string[],
    code: [] as { lang: string; value: string }[],
  }
  // A stack of its own, because nesting may be deep.
  const left: Nodes[] = children.toReversed()
  for (let node = left.pop(); node; node = left.pop()) {
    if (node.type === 'text') {
      found.prose.push(node.value)
      for (const [url] of node.value.matchAll(/https?:\/\/[^\s<>()"']+/g)) {
        found.links.push({ words: url, before: node.value.split(url, 1)[0]?.slice(-40), url })
      }
    } else if (node.type === 'code') found.code.push({ lang: node.lang ?? '', value: node.value })
    else if (node.type === 'image') found.pictures.push(`${node.alt ?? ''} ${node.url}`)
    else if (node.type === 'imageReference') found.pictures.push(node.identifier)
    else if (node.type === 'html') collectHtml(node.value, found)
    if (node.type === 'heading') found.headings.push(textOf(node).slice(0, 80))
    if (node.type === 'paragraph') {
      const [only, second] = node.children
      if (only?.type === 'inlineCode' && !second) found.code.push({ lang: '', value: only.value })
      for (const [at, child] of node.children.entries()) {
        const before = node.children[at - 1]
        if (child.type !== 'link') continue
        const words = wordsOf(child)
        const said = before?.type === 'text' ? { before: before.value.slice(-40) } : {}
        found.links.push({ words, ...said, url: child.url.slice(0, 200) })
      }
    } else if (node.type === 'link' && !found.links.some(({ url }) => url === node.url)) {
      found.links.push({ words: wordsOf(node), url: node.url.slice(0, 200) })
    }
    if ('children' in node) left.push(...node.children.toReversed())
  }
  return found
}

/** The words of a link; of a picture that is none of the usual badges, its description. */
function wordsOf(link: Extract<Nodes, { type: 'link' }>) {
  const pictures = link.children.flatMap((child) =>
    child.type === 'image' ? [describePicture(child.url, child.alt ?? '')] : [],
  )
  return (textOf(link).trim() || (pictures[0] ?? '')).slice(0, 60)
}

const describePicture = (url: string, alt: string) =>
  isBadge(url) && !/\b(?:demo|live|play|try)\b/i.test(alt) ? '' : alt || 'picture'

function collectHtml(html: string, found: ReturnType<typeof collect>) {
  for (const [, url = ''] of html.matchAll(
    /<(?:img|video|source)\b[^>]{0,400}?\bsrc=["']?([^"'\s>]+)/gi,
  )) {
    found.pictures.push(url)
  }
  for (const [, url = '', picture = '', inside = ''] of html.matchAll(
    /<a\b[^>]{0,200}?\bhref=["']?([^"'\s>]+)[^>]{0,200}>\s{0,20}(?:<img\b([^>]{0,400})>)?([^<]{0,200})/gi,
  )) {
    const [, source = ''] = /\bsrc=["']?([^"'\s>]+)/i.exec(picture) ?? []
    const [, alt = ''] = /\balt=["']([^"']*)/i.exec(picture) ?? []
    const words = inside.trim() || (picture && describePicture(source, alt))
    found.links.push({ words: words.slice(0, 60), url: url.slice(0, 200) })
  }
  found.prose.push(withoutTags(html))
}
