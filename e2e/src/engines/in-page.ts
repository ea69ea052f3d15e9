import type * as Library from '@testing-library/dom'
import type { Place } from './place'

/*
 * These functions run in the page: the driver sends their source, one after the other, so that they may call each other
 * but import nothing.
 */

declare const TestingLibraryDom: typeof Library

/** Restores the patterns of an encoded place. */
export const revive = (_key: string, part: unknown) =>
  typeof part === 'object' && part !== null && 'pattern' in part && 'flags' in part
    ? new RegExp(String(part.pattern), String(part.flags))
    : part

/** Collects what the page logs as an error from now on. */
export function watchErrors(): void {
  const errors: string[] = []
  Reflect.set(globalThis, 'seenErrors', errors)
  addEventListener('error', ({ message }) => errors.push(message))
  addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)))
  Reflect.set(console, 'error', (...words: unknown[]) => errors.push(words.map(String).join(' ')))
}

/** The elements of a place that people can see. */
export function findAll({ by, role = '', name, containing, within }: Place): HTMLElement[] {
  const roots = within ? findAll(within) : [document.body]
  const { queryAllByRole, queryAllByLabelText, queryAllByText, getNodeText } = TestingLibraryDom
  const found = roots.flatMap((root) => {
    if (by === 'role') return queryAllByRole(root, role, { name })
    if (by === 'label') return queryAllByLabelText(root, name ?? '')
    return queryAllByText(root, name ?? '')
  })
  const matches = (content: string) =>
    containing instanceof RegExp ? containing.test(content) : content.includes(containing ?? '')
  return found.filter(
    (element) =>
      matches(by === 'text' ? getNodeText(element) : element.textContent) &&
      element.checkVisibility({ visibilityProperty: true }),
  )
}

/**
 * A point of the first element of a place that rests, is enabled and is covered by nothing: its middle, or so many pixels
 * below the middle of its upper edge. Otherwise the reason why there is none.
 */
export async function findTarget(
  place: Place,
  fromTop?: number,
): Promise<{ x: number; y: number } | string> {
  const elements = findAll(place)
  if (elements.length === 0) return 'nothing there'
  const reasons: string[] = []
  for (const element of elements) {
    if (element.matches(':disabled, [aria-disabled="true"]')) {
      reasons.push('disabled')
      continue
    }
    element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
    const before = element.getBoundingClientRect()
    await new Promise(requestAnimationFrame)
    const { left, top, width, height } = element.getBoundingClientRect()
    const [x, y] = [Math.round(left + width / 2), Math.round(top + (fromTop ?? height / 2))]
    const hit = document.elementFromPoint(x, y)
    if (left !== before.left || top !== before.top) reasons.push('moving')
    else if (element.contains(hit) || hit?.closest('label')?.contains(element)) return { x, y }
    else {
      element.scrollIntoView({ block: 'center', behavior: 'instant' })
      reasons.push(`covered by ${hit?.outerHTML.slice(0, 80)}`)
    }
  }
  return reasons.join(', ')
}

/** Selects what a field holds, so that typing replaces it. */
export function selectContent(place: Place): void {
  const [element] = findAll(place)
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)
    element.select()
}

/** Sets a date, which engines let people type in different ways. */
export function setDate(place: Place, value: string): void {
  const [element] = findAll(place)
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  setter?.call(element, value)
  element?.dispatchEvent(new Event('input', { bubbles: true }))
  element?.dispatchEvent(new Event('change', { bubbles: true }))
}
