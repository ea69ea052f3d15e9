import type { Page } from '@playwright/test'

/** The controls in view, or below it, that a finger cannot press anywhere on 44 px around their centre. */
export const smallTouchTargets = (page: Page) =>
  page.evaluate(async () => {
    const reach = 21
    const pressable =
      ':is(a[href], button, summary, select, input, textarea, [role="button"], [role="tab"], [role="menuitem"])'
    const isShown = (control: Element) => {
      const { width, height } = control.getBoundingClientRect()
      return (
        width > 1 &&
        height > 1 &&
        control.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        !control.closest('[inert], :disabled')
      )
    }
    const isInline = (element: Element) => getComputedStyle(element).display === 'inline'
    const isInText = (control: Element) => {
      if (!isInline(control)) return false
      let block = control.parentElement
      while (block && isInline(block)) block = block.parentElement
      if (!block) return false
      const copy = block.cloneNode(true) as Element
      for (const other of copy.querySelectorAll('a, button, svg')) other.remove()
      return /\p{Letter}/u.test(copy.textContent)
    }
    const belongsTo = (control: Element, hit: Element | null) => {
      if (!hit) return false
      const label = hit.closest('label')
      return control.contains(hit) || label?.control === control
    }
    const targetOf = (control: Element) =>
      control.matches('[type="checkbox"], [type="radio"], [type="file"]')
        ? ((control as HTMLInputElement).labels?.[0] ?? control)
        : control
    const missedAround = (control: Element, x: number, y: number) => {
      const points = [
        ['left', x - reach, y],
        ['right', x + reach, y],
        ['above', x, y - reach],
        ['below', x, y + reach],
      ] as const
      return points.flatMap(([side, atX, atY]) => {
        const hit = document.elementFromPoint(atX, atY)
        return belongsTo(control, hit) ? [] : [side]
      })
    }
    /** Whether the main control of a card has 44 px somewhere on that card. */
    const coversCard = (control: Element) => {
      const card = control.matches('[data-main]') && (control as HTMLElement).offsetParent
      if (!card) return false
      const { left, top, right, bottom } = card.getBoundingClientRect()
      for (let y = top + reach; y <= bottom - reach; y += 4) {
        for (let x = left + reach; x <= right - reach; x += 4) {
          if (missedAround(control, x, y).length === 0) return true
        }
      }
      return false
    }
    const controls = [...document.querySelectorAll(pressable)].filter((control) => {
      const target = targetOf(control)
      return isShown(target) && !isInText(target)
    })
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    const missedOf = (control: Element) => {
      const target = targetOf(control)
      target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      const { left, top, width, height } = target.getBoundingClientRect()
      const [x, y] = [left + width / 2, top + height / 2]
      // The link to the content, until it has the focus.
      if (y < 0) return []
      const missed = missedAround(control, x, y)
      return coversCard(control) ? [] : missed
    }
    const small: string[] = []
    for (const control of controls) {
      let missed = missedOf(control)
      // What depends on the place of the window, such as a bar at its end, follows it frames later on a busy machine.
      for (let frames = 0; missed.length > 0 && frames < 100; frames += 1) {
        await nextFrame()
        missed = missedOf(control)
      }
      if (missed.length === 0) continue
      const target = targetOf(control)
      const { width, height } = target.getBoundingClientRect()
      const name =
        control.getAttribute('aria-label') ||
        control.textContent.trim() ||
        target.textContent.trim()
      const size = `${Math.round(width)} x ${Math.round(height)} px`
      small.push(`${name.slice(0, 60)}: ${size}, misses presses ${missed.join(', ')}`)
    }
    window.scrollTo(0, 0)
    return small
  })
