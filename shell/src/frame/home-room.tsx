import { homeRoom } from '@swipefolio/shared/ui'
import { styled } from 'styled-components'

/* The page below begins out of view, so that it does not jump when the content arrives; not when the app is down. */
export const HomeRoom = styled.div`
  &:not(:has(> [role='alert'])) {
    ${homeRoom}
  }
  /* Content that is higher than its outline moves what is below. */
  &:has([data-outline]) ~ * {
    visibility: hidden;
  }
  /* The title of the landing page is an h1 until it is hydrated. */
  &:has(h1) ~ * h1 {
    visibility: hidden;
  }
`
