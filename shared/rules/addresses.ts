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

/**
 * What somebody most likely means who leaves out the beginning of an address: `github.com/x/y` and
 * `git@github.com:x/y.git` become a repository's address, `example.com` a website's. Other texts stay.
 */
export function completeAddress(text: string): string {
  const address = text.trim()
  const repository = /^(?:(?:https:\/\/)?(?:www\.)?github\.com\/|git@github\.com:)(.+)$/i.exec(
    address,
  )
  if (repository) return `${repositoryPrefix}${repository[1]?.replace(/\.git$/, '')}`
  const isHost = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}(?::\d+)?(?:[/?#]\S*)?$/u.test(
    address,
  )
  return isHost ? `https://${address}` : text
}

/** An https address without a user name, behind which another host could be hidden. */
export const isSafeAddress = (address: string): boolean => {
  if (!URL.canParse(address)) return false
  const { protocol, username, password } = new URL(address)
  return protocol === 'https:' && !username && !password
}

/** An http or https address; without a host it is none. */
export const isWebAddress = (address: string): boolean =>
  URL.canParse(address) && ['https:', 'http:'].includes(new URL(address).protocol)
