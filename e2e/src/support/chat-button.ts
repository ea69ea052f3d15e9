import type { Page } from '@playwright/test'

/** The controls that the chat button lies on: at the end of the page, and when they get the focus by the keyboard. */
export const coveredByChatButton = (page: Page) =>
  page.evaluate(() => {
    const button = [...document.querySelectorAll('button')].find(({ textContent }) =>
      textContent.startsWith('Messages'),
    )
    if (!button) throw new Error('There is no chat button')
    const isCovered = (control: Element) => {
      const one = button.getBoundingClientRect()
      const other = control.getBoundingClientRect()
      const left = Math.max(one.left, other.left)
      const right = Math.min(one.right, other.right)
      const top = Math.max(one.top, other.top)
      const bottom = Math.min(one.bottom, other.bottom)
      if (left >= right || top >= bottom) return false
      return button.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2))
    }
    const nameOf = (control: Element) => control.textContent || control.getAttribute('name')
    const controls = [
      ...document.querySelectorAll<HTMLElement>(
        ':is(main, footer) :is(a, button, input, textarea, select)',
      ),
    ]
    window.scrollTo(0, document.documentElement.scrollHeight)
    // What is below the bar at the top is out of view as a whole.
    const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
    const isInBar = button.getBoundingClientRect().bottom <= bar
    const atEnd = isInBar ? [] : controls.filter(isCovered)
    const focused = controls.filter((control) => {
      control.focus()
      return document.activeElement === control && isCovered(control)
    })
    window.scrollTo(0, 0)
    return { atEnd: atEnd.map(nameOf), focused: focused.map(nameOf) }
  })
