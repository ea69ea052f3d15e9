import { useEffect, useState } from 'react'
import { t } from '@swipefolio/shared/i18n'
import type { SwipeCardProps } from '@swipefolio/shared/ui'
import type { PictureFiles } from '../picture/use-picture-files'
import type { ProjectFormValues } from './project-payload'

type Previewed = SwipeCardProps['project']

const release = (project: Previewed | undefined) => {
  if (!project) return
  const addresses = [project, ...(project.morePictures ?? [])].map(({ image }) => image)
  for (const address of addresses) if (address.startsWith('blob:')) URL.revokeObjectURL(address)
}

/** The project as the form has it when its preview is opened, with the pictures that are not uploaded. */
export function usePreviewedProject(values: () => ProjectFormValues, files: PictureFiles) {
  const [project, setProject] = useState<Previewed>()
  const [isOpen, setOpen] = useState(false)
  useEffect(() => () => release(project), [project])
  return {
    project,
    isOpen,
    async open() {
      const { title, pictures, ...rest } = values()
      const [cover, ...morePictures] = await files.preview(pictures)
      setProject({
        ...rest,
        title: title || t('Your project'),
        image: cover?.image ?? '',
        imageAlt: cover?.imageAlt ?? '',
        morePictures,
      })
      setOpen(true)
    },
    close: () => setOpen(false),
  }
}
