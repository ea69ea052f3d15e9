import { createHash } from 'node:crypto'
import { AwsV4Signer } from 'aws4fetch'
import type { Config } from '../settings/config'
import { readBytes, request, type Send } from '../outbound/request'

const deadlineMilliseconds = 5000
const mostBytes = 64 * 1024 * 1024
/** A kept connection may have been closed by the store meanwhile, and stores ask for a second try with 500 and 503. */
const tries = 2

export type ObjectStore = ReturnType<typeof createObjectStore>
type FileStoreConfig = NonNullable<Config['fileStore']>

/** The store works, and refused this call. */
export class StoreRefusal extends Error {}

export const digestOf = (content: Uint8Array) => createHash('sha256').update(content).digest('hex')

/** The three calls of S3 that files need, each answered within its deadline or failed. */
export function createObjectStore({ url, ...access }: FileStoreConfig, send: Send) {
  async function call(method: 'PUT' | 'GET' | 'DELETE', key: string, body?: Buffer) {
    const signal = AbortSignal.timeout(deadlineMilliseconds)
    const address = `${url}/${key}`
    // The store refuses a body of another digest.
    const given = { 'x-amz-content-sha256': digestOf(body ?? Buffer.alloc(0)) }
    for (let left = tries - 1; ; left -= 1) {
      const signer = new AwsV4Signer({
        ...access,
        service: 's3',
        method,
        url: address,
        headers: given,
      })
      const headers = Object.fromEntries((await signer.sign()).headers)
      try {
        const response = await request(send, {
          url: new URL(address),
          method,
          headers,
          body,
          signal,
        })
        const content = await readBytes(response, mostBytes)
        const { statusCode: status = 0 } = response
        if (status < 500 || left === 0) return { status, content }
      } catch (error) {
        if (signal.aborted || left === 0) throw error
      }
    }
  }

  const requireSuccess = (status: number) => {
    if (status >= 200 && status < 300) return
    const sentence = `The store of files answered ${status}`
    throw status < 500 ? new StoreRefusal(sentence) : new Error(sentence)
  }

  return {
    async put(key: string, content: Buffer): Promise<void> {
      requireSuccess((await call('PUT', key, content)).status)
    },
    /** Undefined when there is no such object. */
    async get(key: string): Promise<Buffer | undefined> {
      const { status, content } = await call('GET', key)
      if (status === 404) return undefined
      requireSuccess(status)
      return content
    },
    async remove(key: string): Promise<void> {
      const { status } = await call('DELETE', key)
      if (status !== 404) requireSuccess(status)
    },
  }
}
