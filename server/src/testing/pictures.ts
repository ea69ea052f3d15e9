import sharp from 'sharp'
import { newAddress } from '../modules/images/address'
import { createImage } from '../modules/images/repository'
import { call, succeed } from './call'
import type { LoggedIn } from './log-in'
import type { TestServer } from './test-server'

/** A picture of one colour, in any format. */
export const picture = (width = 40, height = 20, background = '#c42e17') =>
  sharp({ create: { width, height, channels: 3, background } })

export const sendImage = (server: TestServer, person: LoggedIn, file: Buffer, type = 'image/png') =>
  call(server, 'POST /api/user/images', person, { body: file, headers: { 'content-type': type } })

/** Stores a picture of a profile as if the person had uploaded it, and returns its path. */
export async function storePortrait({ db, clock }: TestServer, { account }: LoggedIn) {
  const address = newAddress()
  const data = await picture(20, 20).webp().toBuffer()
  const at = clock.now()
  await createImage(db, { address, ownerId: account.id, isSquare: true, data, object: null, at })
  return address
}

/** Uploads a small picture and returns its path. */
export async function uploadImage(server: TestServer, person: LoggedIn): Promise<string> {
  const file = await picture().png().toBuffer()
  const answer = await succeed(sendImage(server, person, file))
  return answer.json<{ image: string }>().image
}
