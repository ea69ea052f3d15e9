/** The CSS of one styled component; groups stand in the order in which later ones win. */
export interface StyleGroup {
  id: string
  css: string
}

const separator = '/*!sc*/'
const marker = /^data-styled\.g\d+\[id="([^"]+)"\]/

/** Splits the style sheet of a server rendering by component: each group's rules stand before its marker. */
export function splitStyles(styleTags: string): StyleGroup[] {
  const groups: StyleGroup[] = []
  let css = ''
  for (const rule of styleTags.replaceAll(/<\/?style[^>]*>/g, '').split(separator)) {
    const id = marker.exec(rule.trim())?.[1]
    if (id === undefined) css += rule.trim()
    else {
      groups.push({ id, css })
      css = ''
    }
  }
  return groups
}
