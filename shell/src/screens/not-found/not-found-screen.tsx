import { t } from '@swipefolio/shared/i18n'
import { Heading, Page, PageHeader, Stack, useDocumentTitle } from '@swipefolio/shared/ui'
import { WaysOn } from '../../frame/ways-on'

const title = t('Page not found')

export default function NotFoundScreen() {
  useDocumentTitle(title)
  return (
    <Page>
      <PageHeader
        title={title}
        intro={t('There is nothing at this address. It may have moved, or the link was mistyped.')}
      />
      <Stack>
        <Heading level={2} size="section">
          {t('Where to go on')}
        </Heading>
        <WaysOn isLost />
      </Stack>
    </Page>
  )
}
