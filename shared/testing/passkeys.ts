/**
 * Gives the test's browser passkeys, which jsdom has none of: what they make and sign names the options that asked for
 * it. `cancelNext` makes the person cancel the next question; `remove` takes the passkeys away.
 */
export function providePasskeys() {
  let isCancelled = false
  class Credential {
    static parseRequestOptionsFromJSON = (options: object) => options
    static parseCreationOptionsFromJSON = (options: object) => options
    constructor(readonly answers: object) {}
    toJSON() {
      return this.answers
    }
  }
  const answer = async (verb: string, publicKey: object) => {
    if (!isCancelled) return new Credential({ [verb]: publicKey })
    isCancelled = false
    throw new DOMException('The person cancelled', 'NotAllowedError')
  }
  Object.assign(globalThis, { PublicKeyCredential: Credential })
  Object.defineProperty(navigator, 'credentials', {
    configurable: true,
    value: {
      get: ({ publicKey }: { publicKey: object }) => answer('signed', publicKey),
      create: ({ publicKey }: { publicKey: object }) => answer('made', publicKey),
    },
  })
  return {
    cancelNext: () => {
      isCancelled = true
    },
    remove: () => {
      Reflect.deleteProperty(globalThis, 'PublicKeyCredential')
      Reflect.deleteProperty(navigator, 'credentials')
    },
  }
}
