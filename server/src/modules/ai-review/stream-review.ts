import type { AiReview, AiReviewEvent, AiReviewStage } from '@swipefolio/shared/contract'
import type { FastifyReply } from 'fastify'
import { ApiError } from '../../foundation/http/errors'
import { loggableError } from '../../foundation/loggable-error'
import { UpstreamFailure } from '../../foundation/outbound/upstream-failure'
import { openStream } from '../live-events/stream'

/** Proxies close a connection after a minute of silence. */
const heartbeatMilliseconds = 15_000

type Make = (onStage: (stage: AiReviewStage) => void) => Promise<AiReview>

/** Streams each stage and finally the review, or its failure, as server-sent events. */
export async function streamReview(reply: FastifyReply, make: Make) {
  const stream = openStream(reply)
  const send = (event: AiReviewEvent) => stream.write(`data: ${JSON.stringify(event)}\n\n`)
  const heartbeat = setInterval(() => stream.write(':\n\n'), heartbeatMilliseconds)
  try {
    send({ type: 'review', review: await make((stage) => send({ type: 'stage', stage })) })
  } catch (error) {
    if (!reply.raw.destroyed) send(failure(error, reply))
  } finally {
    clearInterval(heartbeat)
    stream.end()
  }
  return reply
}

function failure(error: unknown, { log, request }: FastifyReply): AiReviewEvent {
  if (error instanceof ApiError) {
    return { type: 'failed', status: error.status, message: error.message }
  }
  const isOthers = error instanceof UpstreamFailure
  log[isOthers ? 'warn' : 'error'](
    { err: loggableError(error), route: request.routeOptions.url },
    isOthers ? 'Another server failed' : 'Unexpected error',
  )
  return isOthers
    ? { type: 'failed', status: error.status, message: error.shown ?? '', service: error.service }
    : { type: 'failed', status: 500, message: '' }
}
