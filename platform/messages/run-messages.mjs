import {
  checkCatalogues,
  countTranslated,
  findMessages,
  nameOf,
  updateCatalogues,
} from './workspace-messages.mjs'

/** @typedef {import('./workspace-messages.mjs').Workspace} Workspace */

/**
 * Brings the catalogues of workspaces up to date, or only checks them; says what there is and what is wrong. Returns whether nothing is.
 * @param {readonly Workspace[]} workspaces
 * @param {{ isCheck: boolean }} options
 */
export function runMessages(workspaces, { isCheck }) {
  const faults = workspaces.flatMap((workspace) => {
    const { messages, faults: found } = findMessages(workspace)
    if (!isCheck) updateCatalogues(workspace, messages)
    const counts = [`${messages.size} messages`, ...countTranslated(workspace, messages)]
    console.info(`${nameOf(workspace)}: ${counts.join(', ')}`)
    return [...found, ...checkCatalogues(workspace, messages)]
  })
  for (const fault of faults) console.error(fault)
  return faults.length === 0
}
