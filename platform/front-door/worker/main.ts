import { answerFile, keepFiles, removeOldFiles } from './files'
import { options, worker } from './options'
import { answerNavigation, isLivePage } from './pages'
import { endPush, openNotification, showPush } from './push'
import {
  answerRead,
  type FirstAnswer,
  forgetSession,
  isKeptRead,
  keepFirstAnswer,
  tokenOf,
} from './reads'

worker.addEventListener('install', (event) => {
  void worker.skipWaiting()
  event.waitUntil(keepFiles(options.startFiles))
})

worker.addEventListener('activate', (event) => {
  const { navigationPreload } = worker.registration
  event.waitUntil(
    Promise.all([navigationPreload?.enable(), removeOldFiles()]).then(() => worker.clients.claim()),
  )
})

/** A page names the files that it has loaded without this worker, or gives the answer that its HTML came with. */
worker.addEventListener('message', (event) => {
  const data = event.data as string[] | FirstAnswer
  const kept = Array.isArray(data) ? keepFiles(data) : keepFirstAnswer(data)
  event.waitUntil(kept.catch(() => undefined))
})

/** Answers nothing from a cache while the network answers. Other requests, such as streams and changes, it does not touch. */
worker.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (url.origin !== location.origin) return
  if (request.method === 'POST' && url.pathname === options.sessionEnd) {
    event.waitUntil(Promise.allSettled([forgetSession(tokenOf(request)), endPush()]))
  }
  if (request.method !== 'GET') return
  if (request.mode === 'navigate') {
    if (isLivePage(url)) event.respondWith(answerNavigation(event))
  } else if (url.pathname.startsWith('/apps/')) event.respondWith(answerFile(event, url))
  else if (isKeptRead(url)) event.respondWith(answerRead(event, url))
})

worker.addEventListener('push', (event) => event.waitUntil(showPush(event.data)))

worker.addEventListener('notificationclick', (event) =>
  event.waitUntil(openNotification(event.notification)),
)
