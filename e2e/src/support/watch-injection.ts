import type { Page } from '@playwright/test'

/** Collects what injected content would cause from now on: dialogs, requests to other hosts, errors of scripts and of the policy. */
export function watchInjection(page: Page): string[] {
  const seen: string[] = []
  page.on('dialog', (dialog) => {
    seen.push(`dialog ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('request', (request) => {
    if (new URL(request.url()).hostname !== 'localhost') seen.push(`request ${request.url()}`)
  })
  page.on('pageerror', (error) => seen.push(`error ${error.message}`))
  page.on('console', (line) => {
    if (line.type() === 'error') seen.push(`console ${line.text()}`)
  })
  return seen
}

/** Elements of the page that only injected markup makes: handlers, frames, addresses with a script. */
export const injectedElements = (page: Page) =>
  page.evaluate(() => {
    const made = document.querySelectorAll(
      'iframe, object, embed, base, video, audio, math, foreignObject, meta[http-equiv], [srcdoc], [href^="javascript:" i], [action^="javascript:" i]',
    )
    const withHandlers = [...document.querySelectorAll('*')].filter((element) =>
      element.getAttributeNames().some((name) => name.startsWith('on')),
    )
    return [...made, ...withHandlers].map(({ outerHTML }) => outerHTML.slice(0, 200))
  })
