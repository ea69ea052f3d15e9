declare module 'http_ece' {
  import type { ECDH } from 'node:crypto'

  const ece: {
    decrypt: (
      bytes: Buffer,
      options: { version: 'aes128gcm'; privateKey: ECDH; authSecret: Buffer },
    ) => Buffer
  }
  export default ece
}
