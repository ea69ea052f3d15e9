import type { Technology } from '@swipefolio/shared/contract'

/** Without an empty list of other names, which most technologies have. */
export const presentTechnology = ({ aliases = [], ...technology }: Technology): Technology =>
  aliases.length > 0 ? { ...technology, aliases } : technology
