import { Page, PageHeader, useDocumentTitle } from '@swipefolio/shared/ui'
import { Actions } from '../../features/gallery/actions'
import { ColorsAndType } from '../../features/gallery/colors-and-type'
import { FormParts } from '../../features/gallery/form-parts'
import { States } from '../../features/gallery/states'
import { Things } from '../../features/gallery/things'

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
      <FormParts />
      <Things />
      <States />
    </Page>
  )
}
