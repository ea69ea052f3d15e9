/** Every repository address starts with this. */
export const repositoryPrefix = 'https://github.com/'

const ownerForm = /^[A-Za-z0-9](?:[A-Za-z0-9-]{0,38})$/
const repositoryForm = /^[A-Za-z0-9._-]{1,100}$/

/**
 * `https://github.com/{owner}/{repo}`, without deeper path, query, `.git` and trailing slash,
 * or undefined when the address is not a repository's.
 */
export function canonicalRepository(address: string): string | undefined {
  const text = address.trim()
  if (!text.startsWith(repositoryPrefix) || text.length > 2048) return undefined
  const path = text.slice(repositoryPrefix.length).split(/[?#]/, 1)[0] ?? ''
  const [owner = '', repository = '', ...deeper] = path.split('/')
  const name = repository.replace(/\.git$/, '')
  const hasDotSegment = [name, ...deeper].some((segment) => /^\.{1,2}$/.test(segment))
  if (hasDotSegment || /[\s\\]/.test(text)) return undefined
  if (!ownerForm.test(owner) || !repositoryForm.test(name)) return undefined
  return `${repositoryPrefix}${owner}/${name}`
}

/** An http or https address; without a host it is none. */
export const isWebAddress = (address: string): boolean =>
  URL.canParse(address) && ['https:', 'http:'].includes(new URL(address).protocol)
