import { fetchStored, publicPages, showChange } from '@swipefolio/shared/api'
import { type OwnPublicPage, paths, type Project } from '@swipefolio/shared/contract'
import { copyText, Field, Form, useSubmitForm } from '@swipefolio/shared/forms'
import { t } from '@swipefolio/shared/i18n'
import { checkPublicPage, handleTaken, isHandle } from '@swipefolio/shared/rules'
import {
  Bdi,
  Button,
  ButtonLink,
  Cluster,
  CopyIcon,
  EyeIcon,
  Notice,
  Sentence,
  Text,
  theme,
  TitledCard,
  useIsSkeleton,
} from '@swipefolio/shared/ui'
import { useEffect, useState } from 'react'
import { styled } from 'styled-components'
import { Check } from './check'
import { ProjectChoice } from './project-choice'

interface PublicPageFormProps {
  page: OwnPublicPage
  /** Told of the switch whenever it is another, before that is saved. */
  onSwitch?: (isOn: boolean) => void
  projects: readonly Project[]
  /** What a handle is suggested from. */
  name: string
}

const valuesOf = ({ isOn, handle, projectIds, isListed }: OwnPublicPage) => ({
  isOn,
  handle,
  projectIds,
  isListed,
})

/** Without spaces around it, and in the only letters that there are. */
const handleOf = (text: string) => text.trim().toLowerCase()

/** In the letters of a handle; nothing when the name has too few of them. */
function suggestHandle(name: string) {
  const words = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g)
  const handle = (words ?? []).join('-').slice(0, 30).replace(/-$/, '')
  return isHandle(handle) ? handle : ''
}

const urlOf = (handle: string) => new URL(paths.publicPage(handle), window.location.href).href

/** The page that everybody can see, while it is on. */
export const PublicPageForm = ({ page, onSwitch, projects, name }: PublicPageFormProps) => {
  const draftKey = useIsSkeleton() ? '' : 'public-page'
  const [said, setSaid] = useState('')
  const form = useSubmitForm({
    defaultValues: valuesOf(page),
    validate: (values) => {
      setSaid('')
      return checkPublicPage(values)
    },
    readStored: async () => valuesOf(await fetchStored(publicPages.own())),
    onSubmit: async (values) => {
      const saved = await publicPages.update(values)
      showChange(publicPages.own().queryKey, saved)
      form.reset(valuesOf(saved))
      setSaid(saved.isOn ? t('Your public page is on') : t('Your public page is off'))
    },
    fallbackError: t('Failed to update your public page'),
    refusals: { handle: [handleTaken] },
    complete: { handle: handleOf },
    draftKey,
    asksBeforeLeaving: true,
  })
  const isOn = form.control('isOn')
  const projectIds = form.control('projectIds')
  const isListed = form.control('isListed')
  useEffect(() => onSwitch?.(isOn.value), [onSwitch, isOn.value])
  const handle = handleOf(form.watch('handle'))
  const handleSwitch = (next: boolean) => {
    isOn.onChange(next)
    if (next && !handle) form.setValue('handle', suggestHandle(name))
  }

  return (
    <TitledCard title={t('Public Page')}>
      <Form form={form} label={t('Public page')}>
        <Text tone="soft">
          {t(
            'A page that you can send to anybody. It shows your name, the projects that you choose, and what you mark above as public.',
          )}
        </Text>
        <Check checked={isOn.value} onChange={({ target }) => handleSwitch(target.checked)}>
          {t('Show my public page')}
        </Check>
        {isOn.value && (
          <>
            <Notice tone="info">
              {t(
                'Recruiters can recognise projects shown there in the deck, and so learn your name. Everybody sees the page, companies that you hide from included.',
              )}
            </Notice>
            <Field
              {...form.field('handle')}
              label={t('Handle')}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              dir="ltr"
              maxLength={30}
              hint={t(
                'Letters from a to z, digits and hyphens; you can change it 5 times in 30 days.',
              )}
            />
            <Cluster>
              <Address>
                <Sentence
                  text={t('Your page is at <address></address>')}
                  parts={{ address: <Bdi>{urlOf(handle || 'your-handle')}</Bdi> }}
                />
              </Address>
              <Button
                variant="quiet"
                size="small"
                icon={<CopyIcon aria-hidden />}
                disabled={!page.isOn || handle !== page.handle}
                onClick={() => void copyText(urlOf(handle), t('Link copied'))}
              >
                {t('Copy Link')}
              </Button>
            </Cluster>
            <ProjectChoice projects={projects} {...projectIds} />
            <Check
              checked={isListed.value}
              onChange={({ target }) => isListed.onChange(target.checked)}
            >
              {t('Search engines may list it')}
            </Check>
          </>
        )}
        {said && <Notice tone="success">{said}</Notice>}
        <Cluster>
          <Button type="submit" isPending={form.isPending}>
            {t('Save Page')}
          </Button>
          {page.isOn && (
            <ButtonLink
              to={paths.publicPage(page.handle)}
              variant="quiet"
              icon={<EyeIcon aria-hidden />}
            >
              {t('View Page')}
            </ButtonLink>
          )}
        </Cluster>
      </Form>
    </TitledCard>
  )
}

const Address = styled(Text)`
  overflow-wrap: anywhere;

  bdi {
    font-weight: ${theme.weight.medium};
  }
`
