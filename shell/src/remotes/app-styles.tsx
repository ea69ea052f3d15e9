import { use, useState, type ReactNode } from 'react'
import { StyleSheetContext, StyleSheetManager } from 'styled-components'
import { scoped } from './content-scope'

type Sheet = React.ContextType<typeof StyleSheetContext>['styleSheet']

/** Keeps the `createGlobalStyle` of an app away from the frame. */
export const AppStyles = ({ children }: { children: ReactNode }) => {
  const { styleSheet } = use(StyleSheetContext)
  const [sheet] = useState(() => withScopedGlobals(styleSheet))
  return <StyleSheetManager sheet={sheet}>{children}</StyleSheetManager>
}

/** The same sheet, except that global rules apply in the content alone. */
function withScopedGlobals(sheet: Sheet): Sheet {
  const insertRules: Sheet['insertRules'] = (id, name, rules) =>
    sheet.insertRules(id, name, id.startsWith('sc-global-') ? rules.map(scoped) : rules)
  return Object.create(sheet, { insertRules: { value: insertRules } }) as Sheet
}
