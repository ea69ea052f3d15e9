import { use, useState, type ReactNode } from 'react'
import { StyleSheetContext, StyleSheetManager } from 'styled-components'

type Sheet = React.ContextType<typeof StyleSheetContext>['styleSheet']

/**
 * The rules of prerendered components stay those of the page. Inserted once more, the rules of a component would override those
 * of the components that extend it, until these are rendered, too.
 */
export const PrerenderedStyles = ({ children }: { children: ReactNode }) => {
  const { styleSheet } = use(StyleSheetContext)
  const [sheet] = useState(() => beside(classesOfPage(), styleSheet))
  return <StyleSheetManager sheet={sheet}>{children}</StyleSheetManager>
}

function beside(classes: ReadonlySet<string>, sheet: Sheet): Sheet {
  const hasNameForId: Sheet['hasNameForId'] = (id, name) =>
    classes.has(name) || sheet.hasNameForId(id, name)
  return Object.create(sheet, { hasNameForId: { value: hasNameForId } }) as Sheet
}

/** Of style elements that apply: a policy may refuse one. */
function classesOfPage() {
  const classes = new Set<string>()
  for (const style of document.querySelectorAll('style:not([data-styled])')) {
    if (!(style as HTMLStyleElement).sheet) continue
    for (const [, name = ''] of style.textContent.matchAll(/\.([a-z-]{3,})/gi)) classes.add(name)
  }
  return classes
}
