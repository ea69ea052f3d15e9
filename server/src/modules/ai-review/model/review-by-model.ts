import type { AiReviewResult } from '@swipefolio/shared/contract'
import Type from 'typebox'
import { Compile } from 'typebox/compile'
import type { ModelConfig } from '../../../foundation/settings/config'
import { loggableError } from '../../../foundation/loggable-error'
import { ask, readJson } from '../../../foundation/outbound/ask'
import type { Connect } from '../../../foundation/outbound/connect'
import { UpstreamFailure } from '../../../foundation/outbound/upstream-failure'
import { within } from '../../../foundation/outbound/within'
import type { Logger } from '../../../foundation/services'
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

/** Perhaps of no more than the usual settings: some models know other ones only. */
class RefusedRequest extends UpstreamFailure {}

type Settings = { temperature?: number; max_tokens?: number }
const usualSettings: Settings = { temperature: 0.2, max_tokens: answerTokens }

function failureOf(statusCode: number) {
  const isOurs = statusCode >= 300 && statusCode < 500 && ![408, 425, 429].includes(statusCode)
  const Failure = isOurs ? WrongConfiguration : UpstreamFailure
  return new (statusCode === 400 ? RefusedRequest : Failure)(
    502,
    `The model answered ${statusCode}`,
  )
}

/** Has a language model review repositories, within its time, with a second try in it. The model has no tools and no secrets. */
export function createModelReviewer(
  { baseUrl, name, apiKey, contextTokens, timeoutMilliseconds }: ModelConfig,
  connect: Connect,
  logger: Logger,
): Reviewer {
  const url = new URL(`${baseUrl}/chat/completions`)

  async function complete({ messages }: Prompt, settings: Settings, signal: AbortSignal) {
    const answer = await ask(connect, {
      url,
      headers: { accept: 'application/json', ...(apiKey && { authorization: `Bearer ${apiKey}` }) },
      body: { model: name, messages, stream: false, ...settings },
      signal,
    })
    const { statusCode = 0 } = answer
    if (statusCode !== 200) {
      answer.destroy()
      throw failureOf(statusCode)
    }
    const completion = await readJson(answer, mostAnswerBytes)
    if (!completions.Check(completion)) {
      throw new UpstreamFailure(502, 'The model answered something else than a completion')
    }
    return completion.choices[0]?.message.content ?? ''
  }

  return (repository, signal) =>
    within({ milliseconds: timeoutMilliseconds, signal }, async (inTime) => {
      const prompt = writePrompt(repository, contextTokens)
      const paths = new Set(repository.entries.map(({ path }) => path))
      const tryWith = async (settings: Settings) =>
        readAnswer(await complete(prompt, settings, inTime), { paths, secrets: [apiKey] })
      let result: AiReviewResult
      try {
        result = await tryWith(usualSettings)
      } catch (error) {
        if (inTime.aborted || error instanceof WrongConfiguration) throw error
        logger.warn({ err: loggableError(error) }, 'The model failed once')
        result = await tryWith(error instanceof RefusedRequest ? {} : usualSettings)
      }
      return { result, model: name, filesRead: prompt.filesRead }
    })
}
