import sharp from 'sharp'
import { call, succeed } from './call'
import type { LoggedIn } from './log-in'
import type { TestServer } from './test-server'

/** A picture of one colour, in any format. */
export const picture = (width = 40, height = 20, background = '#c42e17') =>
  sharp({ create: { width, height, channels: 3, background } })

export const sendImage = (server: TestServer, person: LoggedIn, file: Buffer, type = 'image/png') =>
  call(server, 'POST /api/user/images', person, { body: file, headers: { 'content-type': type } })

/** Uploads a small picture and returns its path. */
export async function uploadImage(server: TestServer, person: LoggedIn): Promise<string> {
  const file = await picture().png().toBuffer()
  const answer = await succeed(sendImage(server, person, file))
  return answer.json<{ image: string }>().image
}
