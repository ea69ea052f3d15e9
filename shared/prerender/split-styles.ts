/** The CSS of one styled component; groups are in cascade order. */
export interface StyleGroup {
  id: string
  css: string
}

const separator = '/*!sc*/'
const marker = /^data-styled\.g\d+\[id="([^"]+)"\]/

/** Splits a server-rendered style sheet by component: styled-components puts each group's rules before its marker. */
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
