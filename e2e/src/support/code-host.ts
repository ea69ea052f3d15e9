import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const listen = async (server: ReturnType<typeof createServer>) => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const close = async () => {
    server.closeAllConnections()
    await new Promise((closed) => server.close(closed))
  }
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close }
}

const answer = (response: ServerResponse, body: unknown) => {
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify(body))
}

/** A compressed archive with everything in one folder. */
function pack(files: Record<string, string>): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'repository-'))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, 'main', path)), { recursive: true })
    writeFileSync(join(folder, 'main', path), text)
  }
  const archive = execFileSync('tar', ['-czf', '-', '-C', folder, 'main'])
  rmSync(folder, { recursive: true })
  return archive
}

/** Fake GitHub: every path under `tides/` is the same repository, `slow/` never responds. */
export async function startCodeHost(files: Record<string, string>) {
  const archive = pack(files)
  const server = createServer(({ url = '' }, response) => {
    if (url.includes('/slow/')) return
    if (!url.includes('/tides/')) {
      response.writeHead(404).end()
      return
    }
    if (!url.startsWith('/api/')) {
      response.end(archive)
      return
    }
    const commits = [{ sha: 'c'.repeat(40), commit: { message: 'Say when the tide turns' } }]
    const readme = Buffer.from(files['README.md'] ?? '')
    const [, asked = ''] = /\/(commits|languages|readme)/.exec(url) ?? []
    const answers: Record<string, unknown> = {
      commits,
      languages: { Python: 900 },
      readme: {
        name: 'README.md',
        size: readme.length,
        encoding: 'base64',
        content: readme.toString('base64'),
      },
    }
    const description = { private: false, language: 'Python', description: 'Tells the tide.' }
    answer(response, answers[asked] ?? description)
  })
  const { address, close } = await listen(server)
  return { settings: { GITHUB_API_URL: `${address}/api`, GITHUB_ARCHIVE_URL: address }, close }
}

/** Fake language model with configurable output. */
export async function startModel() {
  let content = ''
  const server = createServer((_request, response) =>
    answer(response, { choices: [{ message: { content } }] }),
  )
  const { address, close } = await listen(server)
  return {
    settings: { AI_BASE_URL: address, AI_MODEL: 'talkative', AI_API_KEY: modelKey },
    setOutput: (words: string) => {
      content = words
    },
    close,
  }
}

/** A secret that no page may show. */
export const modelKey = 'sk-a-key-that-no-page-may-show'
