import { setCatalogue } from '@swipefolio/shared/i18n'
import shared from '@swipefolio/shared/i18n/he.json'
import { createTranslator } from '@swipefolio/shared/sentences'
import sentences from '@swipefolio/shared/sentences/he.json'
import own from './he.json'

setCatalogue('he', { ...shared, ...own }, createTranslator('he', sentences))
