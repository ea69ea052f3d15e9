import { projects } from '@swipefolio/shared/api'
import type { Project } from '@swipefolio/shared/contract'
import {
  Combobox,
  DialogFoot,
  Field,
  Form,
  TextAreaField,
  useSubmitForm,
  withTypedTechnology,
} from '@swipefolio/shared/forms'
import { t } from '@swipefolio/shared/i18n'
import { completeAddress } from '@swipefolio/shared/rules'
import {
  Button,
  EyeIcon,
  Grid,
  media,
  Notice,
  ProjectCover,
  theme,
  toast,
  useModalClose,
} from '@swipefolio/shared/ui'
import { useState } from 'react'
import { styled } from 'styled-components'
import { PictureCanvas } from '../picture/picture-canvas'
import { PictureField } from '../picture/picture-field'
import { usePicture } from '../picture/use-picture'
import { formValuesOf, payloadOf } from './project-payload'
import { checkProjectForm } from './typed-technology'
import { RecruiterPreview } from './recruiter-preview'
import { useReloadProjects } from './use-reload-projects'
import { useTechnologyField } from './use-technology-field'

interface ProjectFormProps {
  /** The project to edit; without one a new project is added. */
  project?: Project
  onClose: () => void
}

const adding = {
  submit: t('Add Project'),
  done: t('Project added'),
  failed: t('An error occurred while adding the project'),
}

const editing = {
  submit: t('Save Changes'),
  done: t('Project updated'),
  failed: t('An error occurred while updating the project'),
}

export const ProjectForm = ({ project, onClose }: ProjectFormProps) => {
  const words = project ? editing : adding
  const technologies = useTechnologyField()
  const reload = useReloadProjects()
  const cancel = useModalClose(onClose)
  const draftKey = `project ${project?.id ?? 'new'}`
  const picture = usePicture(project?.image ?? '', draftKey)
  const [isPreviewed, setPreviewed] = useState(false)
  const form = useSubmitForm({
    defaultValues: formValuesOf(project),
    validate: (values) => checkProjectForm(values, technologies.items),
    onSubmit: async (values) => {
      const image = await picture.store()
      const payload = payloadOf(withTypedTechnology(values, technologies.items), {
        id: project?.id,
        image,
      })
      await (project ? projects.update(payload) : projects.create(payload))
      await reload()
      toast.success(words.done)
      onClose()
    },
    fallbackError: words.failed,
    complete: { gitUrl: completeAddress, websiteUrl: completeAddress },
    draftKey,
    beside: picture,
  })
  const values = form.values()
  const chosen = form.control('technologies')
  const typed = form.control('technologyText')

  return (
    <Form form={form}>
      <Field {...form.field('title')} label={t('Title')} autoComplete="off" />
      <TextAreaField
        {...form.field('about')}
        label={t('About')}
        rows={3}
        isOptional
        hint={t('What it does, whom it helps, and what your part in it was.')}
      />
      <Combobox
        {...chosen}
        error={chosen.error ?? typed.error}
        text={typed.value}
        onTextChange={typed.onChange}
        label={t('Technologies')}
        {...technologies}
        placeholder={t('Search technologies')}
        emptyText={t('No matching technologies found')}
      />
      <PictureField
        picture={picture}
        preview={
          <Cover
            title={form.watch('title')}
            technologies={form.watch('technologies')}
            image={picture.address}
          />
        }
        hint={t('Without a picture, this cover is drawn for you.')}
      />
      {picture.hasPicture && (
        <Field
          {...form.field('imageAlt')}
          label={t('Picture Description')}
          autoComplete="off"
          isOptional
          hint={t('What does it show? Read out to whoever cannot see it.')}
        />
      )}
      <Grid min="small" gap="m">
        <Field
          {...form.field('gitUrl')}
          label={t('GitHub URL')}
          type="url"
          inputMode="url"
          autoComplete="off"
          isOptional
          placeholder="https://github.com/you/project"
        />
        <Field
          {...form.field('websiteUrl')}
          label={t('Website URL')}
          type="url"
          inputMode="url"
          autoComplete="off"
          isOptional
          placeholder="https://"
        />
      </Grid>
      <Notice tone="info">
        {t(
          'Recruiters see the title, cover, about, technologies and links exactly as you enter them. They do not see your name or email until one of them likes a project of yours or reveals a link that you sent.',
        )}
      </Notice>
      <DialogFoot>
        <PreviewButton
          variant="plain"
          icon={<EyeIcon aria-hidden />}
          onClick={() => setPreviewed(true)}
        >
          {t('Preview')}
        </PreviewButton>
        <Button variant="quiet" onClick={cancel}>
          {t('Cancel')}
        </Button>
        <Button type="submit" isPending={form.isPending}>
          {words.submit}
        </Button>
      </DialogFoot>
      <RecruiterPreview
        isOpen={isPreviewed}
        onClose={() => setPreviewed(false)}
        project={{ ...values, title: values.title || t('Your project'), image: picture.address }}
        cover={
          picture.chosen && (
            <PictureCanvas picture={picture.chosen} role="img" aria-label={values.imageAlt} />
          )
        }
      />
    </Form>
  )
}

const Cover = styled(ProjectCover)`
  max-inline-size: 20rem;
  border-radius: ${theme.radius.m};
`

const PreviewButton = styled(Button)`
  margin-inline-end: auto;
  padding-inline: ${theme.space.xs};

  ${media.phone} {
    padding-inline: 0;

    > svg {
      display: none;
    }
  }
`
