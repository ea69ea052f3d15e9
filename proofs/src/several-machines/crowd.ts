import { signUpRemotely } from '@swipefolio/server/testing'
import { setTimeout as sleep } from 'node:timers/promises'
import { createSenders } from '../processes/senders'
import type { Findings } from '../proof'
import { type Caller, createTraffic, publish, read, send } from '../proxies/traffic'
import { createSwiper } from './swipes'
import { createUploader } from './uploads'

/** So many calls in a row are more than one round of everything that somebody does. */
const steady = 10
const longestWait = 60_000

/** People who read, publish, decide, upload and write at once, each with traffic of their own. */
export async function createCrowd(address: string, findings: Findings) {
  const recruiter = await signUpRemotely(address, 'recruiter')
  const [reader, publisher, seeker, owner] = await Promise.all([
    signUpRemotely(address, 'jobseeker'),
    signUpRemotely(address, 'jobseeker'),
    signUpRemotely(address, 'jobseeker'),
    signUpRemotely(address, 'jobseeker'),
  ])
  const senders = await createSenders(address, findings)
  const swiper = createSwiper({ recruiter, seeker }, findings)
  const uploader = createUploader(owner, findings)
  const works: ((caller: Caller) => Promise<void>)[] = [
    async (caller) => read(caller, reader),
    async (caller) => publish(caller, publisher, findings),
    swiper.work,
    uploader.work,
    ...senders.map((sender) => async (caller: Caller) => send(caller, sender)),
  ]
  let isOver = false
  const callers = works.map((): Caller => ({
    address,
    traffic: createTraffic(),
    isOver: () => isOver,
  }))

  return {
    traffic: callers.map(({ traffic }) => traffic),
    /** Works until everybody is served after `event`, and says whether that came. */
    async during(event: () => Promise<void>) {
      const working = Promise.all(works.map(async (work, at) => work(callers[at] as Caller)))
      const isServed = async () => {
        const before = callers.map(({ traffic }) => traffic.answered)
        const end = performance.now() + longestWait
        const isSteady = ({ traffic }: Caller, at: number) =>
          traffic.inARow >= steady && traffic.answered >= (before[at] ?? 0) + steady
        while (!callers.every(isSteady) && performance.now() < end) await sleep(20)
        return callers.every(isSteady)
      }
      const happened = (async () => (await isServed()) && (await event(), await isServed()))()
      try {
        await Promise.race([happened, working])
        return await happened
      } finally {
        isOver = true
        await working
      }
    },
    async verify() {
      const caller: Caller = { address, traffic: createTraffic(), isOver: () => false }
      for (const sender of senders) await sender.verify(address)
      await swiper.verify(caller)
      await uploader.verify(caller)
    },
  }
}
