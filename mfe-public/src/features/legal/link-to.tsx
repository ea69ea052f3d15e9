import { TextLink } from '@swipefolio/shared/ui'

/** A part of a sentence that leads to another page. */
export const linkTo = (path: string) => (text: string) => <TextLink to={path}>{text}</TextLink>
