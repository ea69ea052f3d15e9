// Runs in the page: the box follows the pointer, and flies out on release or on an arrow key.
{
  const box = document.querySelector('article')
  if (!box) throw new Error('There is no box')
  let start = 0
  let isHeld = false
  /** @param {number} x */
  const at = (x) => `translate(${x}px) rotate(${x / 22}deg)`
  /** @param {number} from */
  const fly = (from) => {
    box.style.transform = ''
    box.animate([{ transform: at(from) }, { transform: at(-617) }], 300)
  }
  box.addEventListener('pointerdown', ({ clientX }) => {
    isHeld = true
    start = clientX
  })
  window.addEventListener('pointermove', ({ clientX }) => {
    if (isHeld) box.style.transform = at(clientX - start)
  })
  window.addEventListener('pointerup', ({ clientX }) => {
    isHeld = false
    fly(clientX - start)
  })
  window.addEventListener('keydown', () => fly(0))
}
