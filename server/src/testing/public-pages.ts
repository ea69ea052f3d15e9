import { findPage } from '../modules/public-page/service'
import { sharePictureName } from '../modules/public-page/share-picture'
import type { TestServer } from './test-server'

/** The file name of the share picture of a public page that shows projects. */
export async function sharePictureOf({ services }: TestServer, handle: string): Promise<string> {
  const found = await findPage(services, handle)
  const name = found && sharePictureName(found.page)
  if (!name) throw new Error('The page has no share picture')
  return name
}
