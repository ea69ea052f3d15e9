/**
 * Puts texts of the first answers into the skeleton of the screen, before any script of an app has run. A part of the skeleton names
 * the call (`data-fill-from`: how its address begins), an element in it the field (`data-fill`: a path such as `owner.name`). With
 * `data-fill-each`, a path to a list or an object, each `article` of the part stands for an item, or for a field of it after `.*`.
 * `data-fill-when` has the fields that there must be, and with a `!` those that must not. Values become text,
 * never markup. The part gets new boxes, as when a screen replaces its skeleton, so that nothing counts as moved. The shell draws
 * covers (`data-fill-cover`) when it hears `filled`.
 */
export const fillScript = `{
  const { href } = location
  const valueAt = (value, path) =>
    path.split('.').filter(Boolean).reduce(
      (found, name) => (Object.hasOwn(Object(found), name) ? found[name] : undefined),
      value,
    )
  const fill = (part, value) => {
    for (const place of [part, ...part.querySelectorAll('[data-fill]')]) {
      const text = place.dataset.fill && valueAt(value, place.dataset.fill)
      if (typeof text !== 'string' || text === '') continue
      place.textContent = text
      place.dataset.filled = ''
    }
    for (const place of part.querySelectorAll('[data-fill-cover]')) place.project = value
  }
  const fillCards = (cards, items, path) => {
    for (const [index, card] of cards.entries()) {
      if (index < items.length) fill(card, valueAt(items[index], path))
      else card.style.visibility = 'hidden'
    }
  }
  const fillPart = (part, answer) => {
    const { fillEach, fillWhen = '' } = part.dataset
    const [list, path = ''] = fillEach?.split('.*') ?? []
    const items =
      list === undefined
        ? undefined
        : [valueAt(answer, list)].flat().filter((item) => typeof item === 'object' && item)
    const isWanted = (field) =>
      field.startsWith('!') ? !valueAt(answer, field.slice(1)) : valueAt(answer, field)
    if (items?.length === 0 || !fillWhen.split(' ').filter(Boolean).every(isWanted)) return
    part.style.display = 'none'
    part.checkVisibility?.()
    if (items) fillCards([...part.querySelectorAll('article')], items, path)
    else fill(part, answer)
    part.style.display = ''
    part.dispatchEvent(new Event('filled', { bubbles: true }))
  }
  for (const [address, { answer, text }] of globalThis.earlyReads ?? []) {
    Promise.all([answer, text])
      .then(([{ ok }, body]) => {
        const parts = document.querySelectorAll('#root [data-fill-from]')
        if (!ok || location.href !== href || parts.length === 0) return
        const data = JSON.parse(body)
        for (const part of parts)
          if (address.startsWith(part.dataset.fillFrom)) fillPart(part, data)
      })
      .catch(() => undefined)
  }
}`
