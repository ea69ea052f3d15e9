import { expect } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Driver, PointerAction, PointerType } from './driver'
import * as inPage from './in-page'
import { describe, encode, type Place } from './place'

const library = readFileSync(
  createRequire(import.meta.url).resolve(
    '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
  ),
  'utf8',
)
const functions = Object.entries(inPage)
  .map(([name, source]) => `const ${name} = ${source.toString()};`)
  .join('\n')
const keyValues = {
  Enter: '\uE007',
  ArrowUp: '\uE013',
  u: 'u',
}
const intervals = [50, 50, 100, 200]

/** Somebody in front of a window: what they do and see, in any engine. */
export class Person {
  constructor(
    readonly driver: Driver,
    readonly origin: string,
  ) {}

  visit(path: string) {
    return this.driver.open(this.origin + path)
  }

  /** Evaluates an expression in the page, in which `place` and `value` are what is given. */
  async ask<Answer>(expression: string, place?: Place, value?: unknown): Promise<Answer> {
    const given = JSON.stringify(encode({ place, value }))
    const body = `${functions}
      if (!globalThis.TestingLibraryDom) return 'no library'
      const { place, value } = JSON.parse(${given}, revive)
      return JSON.stringify(await (${expression})) ?? 'null'`
    let answer = await this.driver.run(body)
    if (answer === 'no library') {
      await this.driver.run(library)
      await this.driver.run(`${functions} watchErrors()`)
      answer = await this.driver.run(body)
    }
    return JSON.parse(String(answer)) as Answer
  }

  /** Repeats a question until its answer is as expected; the page may be replaced in between. */
  private async until(question: () => Promise<unknown>, expected: unknown, message: string) {
    const answer = () => question().catch((error: unknown) => String(error))
    await expect.poll(answer, { message, intervals }).toEqual(expected)
  }

  /** What the page has logged as errors since the first question to it. */
  errors() {
    return this.ask<string[]>('seenErrors')
  }

  /** Whether a place is visible now. */
  has(place: Place) {
    return this.ask<boolean>('findAll(place).length > 0', place)
  }

  sees(place: Place) {
    return this.until(() => this.has(place), true, `sees ${describe(place)}`)
  }

  seesOneOf(places: Place[]) {
    const isOneSeen = async () => {
      for (const place of places) if (await this.has(place)) return true
      return false
    }
    return this.until(isOneSeen, true, `sees ${places.map(describe).join(' or ')}`)
  }

  misses(place: Place) {
    return this.until(
      () => this.ask('findAll(place).length', place),
      0,
      `does not see ${describe(place)}`,
    )
  }

  isAt(path: string | RegExp) {
    const matches = async () => {
      const at = await this.ask<string>('location.pathname + location.search')
      return path instanceof RegExp ? path.test(at) || at : at === path || at
    }
    return this.until(matches, true, `is at ${path}`)
  }

  async click(place: Place) {
    const at = await this.targetOf(place)
    await this.point('mouse', [
      { type: 'pointerMove', ...at, duration: 0 },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ])
  }

  /** Replaces what a field holds by typing. */
  async type(place: Place, words: string) {
    await this.click(place)
    await this.ask('selectContent(place)', place)
    await this.keys(Array.from(words))
  }

  async pick(place: Place, date: string) {
    await this.targetOf(place)
    await this.ask('setDate(place, value)', place, date)
  }

  press(key: keyof typeof keyValues) {
    return this.keys([keyValues[key]])
  }

  /** Drags a place by a point below its upper edge and keeps holding it; `release` lets it go. */
  async drag(place: Place, by: { x: number; y: number }, pointerType: PointerType, depth = 60) {
    const start = await this.targetOf(place, depth)
    const steps = 5
    const moves = Array.from({ length: steps }, (_, at) => ({
      type: 'pointerMove' as const,
      x: Math.round(start.x + (by.x * (at + 1)) / steps),
      y: Math.round(start.y + (by.y * (at + 1)) / steps),
      duration: 40,
    }))
    await this.point(pointerType, [
      { type: 'pointerMove', ...start, duration: 0 },
      { type: 'pointerDown', button: 0 },
      ...moves,
    ])
  }

  release(pointerType: PointerType) {
    return this.point(pointerType, [{ type: 'pointerUp', button: 0 }])
  }

  private async targetOf(place: Place, fromTop?: number) {
    const found: { x: number; y: number }[] = []
    const isReady = async () => {
      const target = await this.ask<(typeof found)[0] | string>(
        'findTarget(place, value)',
        place,
        fromTop,
      )
      if (typeof target === 'string') return target
      found.push(target)
      return true
    }
    await this.until(isReady, true, `can reach ${describe(place)}`)
    const target = found.at(-1)
    if (!target) throw new Error(`${describe(place)} has no place`)
    return target
  }

  private point(pointerType: PointerType, actions: PointerAction[]) {
    const parameters = { pointerType }
    return this.driver.perform([{ type: 'pointer', id: pointerType, parameters, actions }])
  }

  private keys(values: string[]) {
    const actions = values.flatMap((value) => [
      { type: 'keyDown' as const, value },
      { type: 'keyUp' as const, value },
    ])
    return this.driver.perform([{ type: 'key', id: 'keyboard', actions }])
  }
}
