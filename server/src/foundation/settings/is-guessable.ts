import { deflateRawSync } from 'node:zlib'

// 32 random characters take 30 bytes or more, whatever their alphabet.
const fewestBytes = 24
const examples =
  /change.?(me|this)|qwertyuiop|your-super-secret-jwt-token|a-string-secret-at-least-256-bits-long/i

/** Whether a secret is a known example, a repeated piece or a row of neighbours such as 12345678. */
export function isGuessable(secret: string): boolean {
  const bytes = Buffer.from(secret)
  const steps = bytes.map((byte, at) => byte - (bytes[at - 1] ?? 0))
  return (
    examples.test(secret) ||
    [bytes, steps].some((each) => deflateRawSync(each, { level: 9 }).length < fewestBytes)
  )
}
