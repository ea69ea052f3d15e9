import { Page, PageHeader, useDocumentTitle } from '@swipefolio/shared/ui'
import { Actions } from '../../features/gallery/actions'
import { ColorsAndType } from '../../features/gallery/colors-and-type'
import { FormFields } from '../../features/gallery/form-fields'
import { States } from '../../features/gallery/states'
import { DataDisplay } from '../../features/gallery/data-display'

export default function GalleryScreen() {
  useDocumentTitle('Design Language')
  return (
    <Page width="wide">
      <PageHeader
        title="Design Language"
        intro="Ink on warm paper, one accent that means like, another that means save: every component in every state."
      />
      <ColorsAndType />
      <Actions />
      <FormFields />
      <DataDisplay />
      <States />
    </Page>
  )
}
