/** What a proxy or a server that is starting answers while the product cannot. */
const unavailable = [502, 503, 504]

/** The answer, or nothing when the server could not be reached. */
export async function answerOf(network: Promise<Response>): Promise<Response | undefined> {
  try {
    const answer = await network
    return unavailable.includes(answer.status) ? undefined : answer
  } catch {
    return undefined
  }
}

/** For a request that nothing kept can answer: what the network says, or how it fails. */
export const failureOf = (network: Promise<Response>) => network.catch(() => Response.error())
