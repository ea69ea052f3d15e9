import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createGzip } from 'node:zlib'
import { pack } from 'tar-stream'
import { type FakeRepository, goodLibrary } from './repositories'

type Answer = (response: ServerResponse, request: IncomingMessage) => unknown

/** A fake GitHub on the loopback interface: API and archives at one origin. */
export async function createFakeGitHub(repositories: Record<string, FakeRepository> = {}) {
  const special = new Map<string, Answer>()
  const asked: { path: string; headers: IncomingMessage['headers'] }[] = []
  const known = new Map(Object.entries(repositories))

  const server = createServer((request, response) => {
    const path = request.url ?? ''
    asked.push({ path, headers: request.headers })
    const [, answer] = [...special].find(([start]) => path.startsWith(start)) ?? []
    if (answer) return void answer(response, request)
    const [, owner = '', name = '', rest = ''] =
      /^(?:\/api\/repos)?\/([\w.-]+)\/([\w.-]+)\/?(.*)$/.exec(path) ?? []
    const repository = known.get(`${owner}/${name}`) ?? known.get('*/*')
    if (!repository) return sendJson(response, 404, { message: 'Not Found' })
    if (!path.startsWith('/api/')) return sendArchive(response, name, repository)
    const answers: Record<string, unknown> = {
      commits: commitsOf(repository),
      languages: repository.languages ?? {},
      readme: readmeOf(repository),
    }
    const asksFor = rest.split('?', 1)[0] ?? ''
    const found = asksFor ? answers[asksFor] : descriptionOf(repository)
    return found
      ? sendJson(response, 200, found)
      : sendJson(response, 404, { message: 'Not Found' })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    /** The settings that point to the fake. */
    github: {
      apiUrl: `${address}/api`,
      archiveUrl: address,
      token: '',
      timeoutMilliseconds: 240_000,
    },
    address,
    /** Every request so far. */
    asked,
    set: (name: string, repository: FakeRepository) => void known.set(name, repository),
    /** Replaces the response of paths that begin with the prefix. */
    answer: (start: string, answer: Answer) => void special.set(start, answer),
    async close() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}

/** For tests that do not depend on the repository: every address is a valid one with good content. */
export const createGenerousGitHub = () => createFakeGitHub({ '*/*': goodLibrary })

export function sendJson(response: ServerResponse, status: number, body: unknown, headers = {}) {
  response.writeHead(status, { 'content-type': 'application/json', ...headers })
  response.end(JSON.stringify(body))
}

const descriptionOf = (repository: FakeRepository) => ({
  private: repository.isPrivate ?? false,
  fork: repository.fork ?? false,
  archived: repository.archived ?? false,
  description: repository.description ?? null,
  homepage: repository.homepage ?? null,
  language: repository.language ?? null,
  topics: repository.topics ?? [],
  license: repository.license ? { spdx_id: repository.license } : null,
})

function readmeOf({ files }: FakeRepository) {
  const [name, text] = Object.entries(files).find(([path]) => /^readme/i.test(path)) ?? []
  if (name === undefined || text === undefined) return undefined
  const bytes = Buffer.from(text)
  return { name, size: bytes.length, encoding: 'base64', content: bytes.toString('base64') }
}

const commitsOf = ({ commits = ['First'] }: FakeRepository) =>
  commits.map((message) => ({
    sha: createHash('sha1').update(message).digest('hex'),
    commit: { message },
  }))

/** A compressed tar archive with everything in one folder, as GitHub makes them. */
export function packRepository(name: string, files: FakeRepository['files']) {
  const archive = pack()
  for (const [path, content] of Object.entries(files)) {
    archive.entry({ name: `${name}-main/${path}` }, content)
  }
  archive.finalize()
  return archive.pipe(createGzip()) as unknown as NodeJS.ReadableStream
}

function sendArchive(response: ServerResponse, name: string, { files }: FakeRepository) {
  response.writeHead(200, { 'content-type': 'application/x-gzip' })
  packRepository(name, files).pipe(response)
}
