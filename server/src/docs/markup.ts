export { Markup, markup } from '@swipefolio/platform/markup'
