import type { Page } from '@playwright/test'

/** The controls that the chat button lies on: at the end of the page, and when they get the focus by the keyboard. */
export const coveredByChatButton = (page: Page) =>
  page.evaluate(() => {
    const button = [...document.querySelectorAll('button')].find(({ textContent }) =>
      textContent.startsWith('Messages'),
    )
    if (!button) throw new Error('There is no chat button')
    const isCovered = (control: Element) => {
      const { left, right, top, bottom } = button.getBoundingClientRect()
      const box = control.getBoundingClientRect()
      return box.right > left && box.left < right && box.bottom > top && box.top < bottom
    }
    const isHit = (control: Element) => {
      const { left, top, width, height } = control.getBoundingClientRect()
      return button.contains(document.elementFromPoint(left + width / 2, top + height / 2))
    }
    const nameOf = (control: Element) => control.textContent || control.getAttribute('name')
    const controls = [
      ...document.querySelectorAll<HTMLElement>(
        ':is(main, footer) :is(a, button, input, textarea, select)',
      ),
    ]
    window.scrollTo(0, document.documentElement.scrollHeight)
    const atEnd = controls.filter(isCovered)
    const focused = controls.filter((control) => {
      control.focus()
      return document.activeElement === control && isHit(control)
    })
    window.scrollTo(0, 0)
    return { atEnd: atEnd.map(nameOf), focused: focused.map(nameOf) }
  })
