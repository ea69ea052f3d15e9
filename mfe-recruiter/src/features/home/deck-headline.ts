const mostShown = 99

/** How many projects the deck holds, in words. */
export function deckHeadline(count: number): string {
  if (count === 0) return 'You have seen every project'
  if (count > mostShown) return `${mostShown}+ projects wait in your deck`
  return count === 1 ? 'One project waits in your deck' : `${count} projects wait in your deck`
}
