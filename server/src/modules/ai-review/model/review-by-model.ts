import type { AiReviewResult } from '@swipefolio/shared/contract'
import Type from 'typebox'
import { Compile } from 'typebox/compile'
import type { ModelConfig } from '../../../config'
import { loggableError } from '../../../loggable-error'
import { ask, readJson } from '../../../outbound/ask'
import type { Connect } from '../../../outbound/connect'
import { UpstreamFailure } from '../../../outbound/upstream-failure'
import { within } from '../../../outbound/within'
import type { Logger } from '../../../services'
import type { Repository } from '../github/read-repository'
import type { Reviewer } from '../reviewer'
import { answerTokens, type Prompt, writePrompt } from './prompt'
import { readAnswer } from './read-answer'

const mostAnswerBytes = 512 * 1024

const completions = Compile(
  Type.Object({
    choices: Type.Array(Type.Object({ message: Type.Object({ content: Type.String() }) }), {
      minItems: 1,
    }),
  }),
)

/** Nothing that asking again would mend: a wrong key, model or address. */
class WrongConfiguration extends UpstreamFailure {}

/** Has a language model review repositories, within its time, with a second try in it. The model has no tools and no secrets. */
export function createModelReviewer(
  { baseUrl, name, apiKey, contextTokens, timeoutMilliseconds }: ModelConfig,
  connect: Connect,
  logger: Logger,
): Reviewer {
  const url = new URL(`${baseUrl}/chat/completions`)

  async function complete({ messages }: Prompt, signal: AbortSignal): Promise<string> {
    const answer = await ask(connect, {
      url,
      headers: { accept: 'application/json', ...(apiKey && { authorization: `Bearer ${apiKey}` }) },
      body: { model: name, messages, temperature: 0.2, max_tokens: answerTokens, stream: false },
      signal,
    })
    const { statusCode = 0 } = answer
    if (statusCode !== 200) {
      answer.destroy()
      const isOurs = statusCode >= 300 && statusCode < 500 && ![408, 425, 429].includes(statusCode)
      const Failure = isOurs ? WrongConfiguration : UpstreamFailure
      throw new Failure(502, `The model answered ${statusCode}`)
    }
    const completion = await readJson(answer, mostAnswerBytes)
    if (!completions.Check(completion)) {
      throw new UpstreamFailure(502, 'The model answered something else than a completion')
    }
    return completion.choices[0]?.message.content ?? ''
  }

  async function tryOnce(repository: Repository, prompt: Prompt, signal: AbortSignal) {
    const paths = new Set(repository.entries.map(({ path }) => path))
    return readAnswer(await complete(prompt, signal), { paths, secrets: [apiKey] })
  }

  return (repository, signal) =>
    within({ milliseconds: timeoutMilliseconds, signal }, async (inTime) => {
      const prompt = writePrompt(repository, contextTokens)
      let result: AiReviewResult
      try {
        result = await tryOnce(repository, prompt, inTime)
      } catch (error) {
        if (inTime.aborted || error instanceof WrongConfiguration) throw error
        logger.warn({ err: loggableError(error) }, 'The model failed once')
        result = await tryOnce(repository, prompt, inTime)
      }
      return { result, model: name, filesRead: prompt.filesRead }
    })
}
