import { theme } from '@swipefolio/shared/ui'

const mouseThreshold = 5
const touchTolerance = 8
const longPress = 300
const edge = 56
const longestScrollStep = 14
const smallWidth = 180

interface DragOptions {
  card: HTMLElement
  /** The element around the stages, which scrolls sideways while the pointer is at its edge. */
  scroller: HTMLElement | null
  /** Whether the card is dropped on a tab, which is smaller than the card. */
  isOverTabs: boolean
  /** Called with the stage under the pointer, where the card is dropped on one. */
  onDrop: (stageId: number) => void
}

const stageAt = ({ x, y }: { x: number; y: number }) =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-stage]') ?? null

/** Faster the nearer the pointer is to the edge. */
function scrollAtEdge(scroller: HTMLElement, { x, y }: { x: number; y: number }) {
  const { left, right, top, bottom } = scroller.getBoundingClientRect()
  if (y < top || y > bottom) return
  const [before, after] = [left + edge - x, x - (right - edge)]
  const depth = Math.min(edge, Math.max(before, after))
  if (depth <= 0) return
  const step = Math.ceil(longestScrollStep * (depth / edge) ** 2)
  scroller.scrollBy({ left: before > after ? -step : step })
}

/** A copy of the card that follows the pointer: small and below it where the card is as wide as the stages' tabs, its targets. */
function createGhost(card: HTMLElement, { clientX, clientY }: PointerEvent, isSmall: boolean) {
  const { left, top, width, height } = card.getBoundingClientRect()
  const ghost = card.cloneNode(true) as HTMLElement
  ghost.inert = true
  ghost.removeAttribute('data-contact')
  Object.assign(ghost.style, {
    position: 'fixed',
    left: `${isSmall ? clientX - smallWidth / 2 : left}px`,
    top: `${isSmall ? clientY + touchTolerance : top}px`,
    width: `${isSmall ? smallWidth : width}px`,
    height: isSmall ? 'auto' : `${height}px`,
    margin: '0',
    zIndex: '50',
    pointerEvents: 'none',
    listStyle: 'none',
    borderRadius: theme.radius.l,
    boxShadow: theme.shadow.dialog,
    opacity: '0.95',
    rotate: '1.5deg',
  })
  if (isSmall) ghost.querySelector('[data-move]')?.parentElement?.remove()
  document.body.append(ghost)
  return ghost
}

/**
 * While a finger drags a card it scrolls nothing. The listener has to be there before the touch begins. Returns the function that
 * removes it.
 */
export function stopScrollWhileDragging(room: HTMLElement): () => void {
  const handle = (event: TouchEvent) => {
    if (room.querySelector('[data-dragged]')) event.preventDefault()
  }
  room.addEventListener('touchmove', handle, { passive: false })
  return () => room.removeEventListener('touchmove', handle)
}

/** A press that ends a drag is no click on the card. */
function suppressClick() {
  const stop = (event: Event) => {
    event.preventDefault()
    event.stopPropagation()
  }
  window.addEventListener('click', stop, { capture: true, once: true })
  setTimeout(() => window.removeEventListener('click', stop, { capture: true }), 50)
}

/**
 * Drags a card from a press on: a mouse begins after some pixels, a finger after a long press, so that a swipe scrolls. Esc, a
 * lost pointer and a drop elsewhere leave the card where it is.
 */
export function trackDrag(
  press: PointerEvent,
  { card, scroller, isOverTabs, onDrop }: DragOptions,
): void {
  const isTouch = press.pointerType === 'touch'
  const point = { x: press.clientX, y: press.clientY }
  let ghost: HTMLElement | undefined
  let over: HTMLElement | null = null
  let frame = 0
  const listening = new AbortController()
  const { signal } = listening
  const timer = isTouch ? setTimeout(begin, longPress) : undefined

  function begin() {
    ghost = createGhost(card, press, isOverTabs)
    card.dataset.dragged = ''
    document.documentElement.style.cursor = 'grabbing'
    getSelection()?.removeAllRanges()
    follow()
  }

  function follow() {
    if (!ghost) return
    const { x, y } = point
    ghost.style.translate = `${x - press.clientX}px ${y - press.clientY}px`
    const next = stageAt(point)
    if (next !== over) {
      over?.removeAttribute('data-over')
      next?.setAttribute('data-over', '')
      over = next
    }
    if (scroller) scrollAtEdge(scroller, point)
    frame = requestAnimationFrame(follow)
  }

  function end() {
    clearTimeout(timer)
    cancelAnimationFrame(frame)
    listening.abort()
    ghost?.remove()
    over?.removeAttribute('data-over')
    delete card.dataset.dragged
    document.documentElement.style.cursor = ''
  }

  function handleMove(event: PointerEvent) {
    if (event.pointerId !== press.pointerId) return
    Object.assign(point, { x: event.clientX, y: event.clientY })
    if (ghost) return
    const distance = Math.hypot(point.x - press.clientX, point.y - press.clientY)
    if (isTouch ? distance > touchTolerance : distance > mouseThreshold) {
      if (isTouch) end()
      else begin()
    }
  }

  function handleUp(event: PointerEvent) {
    if (event.pointerId !== press.pointerId) return
    const stage = ghost && stageAt(point)
    if (ghost) suppressClick()
    end()
    if (stage) onDrop(Number(stage.dataset.stage))
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !ghost) return
    event.stopPropagation()
    suppressClick()
    end()
  }

  window.addEventListener('pointermove', handleMove, { signal })
  window.addEventListener('pointerup', handleUp, { signal })
  window.addEventListener('pointercancel', end, { signal })
  window.addEventListener('keydown', handleKey, { signal, capture: true })
  // A long press opens no menu.
  window.addEventListener('contextmenu', (event) => isTouch && event.preventDefault(), { signal })
}
