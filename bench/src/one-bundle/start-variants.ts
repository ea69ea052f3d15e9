import { startProduct } from '../product'
import { buildBundle } from './build-bundle'
import { serveBundle } from './serve-bundle'

/** As released, the same source as one bundle, and as one application split by route. */
export type Variant = 'ours' | 'whole' | 'split'
export const variants = ['ours', 'whole', 'split'] as const

/** Builds and starts what is compared, on a server each. */
export async function startVariants() {
  const [whole, split] = [await buildBundle('whole'), await buildBundle('split')]
  const product = await startProduct()
  const [ofWhole, ofSplit] = await Promise.all([
    serveBundle(product.address, whole.folder, whole.entry),
    serveBundle(product.address, split.folder, split.entry),
  ])
  const addresses: Record<Variant, string> = {
    ours: product.address,
    whole: ofWhole.address,
    split: ofSplit.address,
  }
  return {
    addresses,
    async stop() {
      ofWhole.stop()
      ofSplit.stop()
      await product.stop()
    },
  }
}
