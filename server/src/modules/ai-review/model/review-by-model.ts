import type { AiReviewResult } from '@swipefolio/shared/contract'
import Type from 'typebox'
import { Compile } from 'typebox/compile'
import type { ModelConfig } from '../../../foundation/settings/config'
import { loggableError } from '../../../foundation/loggable-error'
import { withDeadline } from '../../../foundation/outbound/deadline'
import { readJson, request, type Send } from '../../../foundation/outbound/request'
import { UpstreamFailure } from '../../../foundation/outbound/upstream-failure'
import type { Logger } from '../../../foundation/logger'
import type { Analyse } from '../analysis/analyser'
import { evidenceOf } from '../evidence/evidence'
import type { Reviewer } from '../reviewed'
import { createItemCheck } from './check-item'
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

/** Errors that a retry cannot resolve: a wrong key, model or address. */
class WrongConfiguration extends UpstreamFailure {}

/** Possibly caused by an optional parameter that this model does not support. */
class RefusedRequest extends UpstreamFailure {}

type Settings = { temperature?: number; max_tokens?: number }
const usualSettings: Settings = { temperature: 0.2, max_tokens: answerTokens }

function failureOf(status: number) {
  const isOurs = status >= 300 && status < 500 && ![408, 425, 429].includes(status)
  const Failure = isOurs ? WrongConfiguration : UpstreamFailure
  return new (status === 400 ? RefusedRequest : Failure)(502, `The model answered ${status}`)
}

/**
 * Lets a language model review repositories before the deadline, with one retry. The model has no tools and no
 * secrets.
 */
export function createModelReviewer(
  { baseUrl, name, apiKey, contextTokens, timeoutMilliseconds }: ModelConfig,
  { analyse, send, logger }: { analyse: Analyse; send: Send; logger: Logger },
): Reviewer {
  const url = new URL(`${baseUrl}/chat/completions`)

  async function complete({ messages }: Prompt, settings: Settings, signal: AbortSignal) {
    const response = await request(send, {
      url,
      headers: { accept: 'application/json', ...(apiKey && { authorization: `Bearer ${apiKey}` }) },
      body: { model: name, messages, stream: false, ...settings },
      signal,
    })
    const { statusCode = 0 } = response
    if (statusCode !== 200) {
      response.destroy()
      throw failureOf(statusCode)
    }
    const completion = await readJson(response, mostAnswerBytes)
    if (!completions.Check(completion)) {
      throw new UpstreamFailure(502, 'The model answered something else than a completion')
    }
    return completion.choices[0]?.message.content ?? ''
  }

  return async (repository, signal) => {
    const evidence = evidenceOf(await analyse('facts', repository))
    const prompt = writePrompt(repository, evidence, contextTokens)
    const check = createItemCheck(evidence)
    return withDeadline({ milliseconds: timeoutMilliseconds, signal }, async (beforeDeadline) => {
      const tryWith = async (settings: Settings) =>
        readAnswer(await complete(prompt, settings, beforeDeadline), { check, secrets: [apiKey] })
      let result: AiReviewResult
      try {
        result = await tryWith(usualSettings)
      } catch (error) {
        if (beforeDeadline.aborted || error instanceof WrongConfiguration) throw error
        logger.warn({ err: loggableError(error) }, 'The model failed once')
        result = await tryWith(error instanceof RefusedRequest ? {} : usualSettings)
      }
      return { result, model: name, filesRead: prompt.filesRead }
    })
  }
}
