/** The length from which a description counts as detailed. */
export const detailedLength = 120
