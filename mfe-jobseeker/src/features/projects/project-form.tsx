import { fetchStored, isMissing, projects, useQueryClient } from '@swipefolio/shared/api'
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
import { completeAddress, maxLength } from '@swipefolio/shared/rules'
import {
  Button,
  EyeIcon,
  media,
  Notice,
  ProjectCover,
  theme,
  toast,
  useModalClose,
} from '@swipefolio/shared/ui'
import { styled } from 'styled-components'
import { PicturesField } from '../picture/pictures-field'
import { usePictureFiles } from '../picture/use-picture-files'
import { usePictures } from '../picture/use-pictures'
import { completeRepository, repositoryIn } from '../repository/complete-repository'
import { RepositoryTools } from '../repository/repository-tools'
import { useFilling } from '../repository/use-filling'
import { formValuesOf, payloadOf } from './project-payload'
import { checkProjectForm } from './typed-technology'
import { RecruiterPreview } from './recruiter-preview'
import { usePreviewedProject } from './use-previewed-project'
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
  const cache = useQueryClient()
  const cancel = useModalClose(onClose)
  const draftKey = `project ${project?.id ?? 'new'}`
  const files = usePictureFiles(draftKey)
  const readProject = async () => {
    const all = await fetchStored(projects.all())
    const stored = all.find(({ id }) => id === project?.id)
    return stored && formValuesOf(stored)
  }
  const form = useSubmitForm({
    defaultValues: formValuesOf(project),
    validate: (values) => checkProjectForm(values, technologies.items),
    prepare: ({ pictures }) => files.store(pictures),
    readStored: project && readProject,
    onSubmit: async (values, attempt) => {
      const payload = payloadOf(withTypedTechnology(values, technologies.items), {
        id: project?.id,
        pictures: await files.store(values.pictures),
      })
      const stored = project ? projects.update(payload) : projects.create(payload, attempt)
      await stored.catch((error: unknown) => {
        if (isMissing(error)) void reload()
        throw error
      })
      await Promise.all([reload(), cache.invalidateQueries({ queryKey: ['readme'] })])
      toast.success(words.done)
    },
    onStored: onClose,
    fallbackError: words.failed,
    complete: { gitUrl: completeRepository, websiteUrl: completeAddress },
    draftKey,
    beside: files,
  })
  const pictures = usePictures(
    { ...form.control('pictures'), latest: () => form.values().pictures },
    files,
  )
  const preview = usePreviewedProject(form.values, files)
  const filling = useFilling({
    values: form.values,
    set: (name, value) => form.control(name).onChange(value as never),
  })
  const readme = form.control('readme')
  const chosen = form.control('technologies')
  const typed = form.control('technologyText')

  return (
    <Form form={form} draftNote={pictures.lost}>
      <Field
        {...form.field('gitUrl')}
        data-initial-focus={project ? undefined : ''}
        label={t('GitHub URL')}
        type="url"
        inputMode="url"
        autoComplete="off"
        isOptional
        placeholder="https://github.com/you/project"
        hint={t('A repository on GitHub can fill in this form.')}
      />
      <RepositoryTools
        repository={repositoryIn(form.watch('gitUrl'))}
        projectId={project?.id}
        filling={filling}
        change={readme.value}
        onChange={readme.onChange}
      />
      <Field {...form.field('title', maxLength.title)} label={t('Title')} autoComplete="off" />
      <About
        {...form.field('about', maxLength.about)}
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
      <PicturesField
        pictures={pictures}
        preview={
          <Cover
            title={form.watch('title')}
            technologies={form.watch('technologies')}
            image={pictures.selected?.image}
          />
        }
        hint={t('Without a picture, this cover is drawn for you.')}
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
      <Notice tone="info">
        {t(
          'Recruiters see the title, cover, about, technologies and links exactly as you enter them. They do not see your name or email until one of them likes a project of yours or reveals a link that you sent.',
        )}
      </Notice>
      <DialogFoot>
        <PreviewButton
          variant="plain"
          icon={<EyeIcon aria-hidden />}
          onClick={() => void preview.open()}
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
      <RecruiterPreview isOpen={preview.isOpen} onClose={preview.close} project={preview.project} />
    </Form>
  )
}

/* Grows with its text, where browsers can. */
const About = styled(TextAreaField)`
  field-sizing: content;
  min-block-size: calc(3lh + 2 * ${theme.space.s});
  max-block-size: 20lh;
`

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
