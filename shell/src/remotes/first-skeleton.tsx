import { styled } from 'styled-components'

let skeleton: readonly Node[] = []

/**
 * Keeps the skeleton of the first screen, which the first render removes with the rest of the page's HTML, until the screen is
 * there or has failed.
 */
export function keepSkeleton(root: HTMLElement, screen: Promise<unknown>): void {
  skeleton = [...(root.querySelector('main')?.childNodes ?? [])]
  const drop = () => {
    skeleton = []
  }
  screen.then(drop, drop)
}

/** The skeleton of the first screen while it loads; nothing for later screens. */
export const FirstSkeleton = () => <Place ref={(place) => place?.append(...skeleton)} />

const Place = styled.div`
  display: contents;
`
