import { fetchStored, jobSeekerProfile, showChange } from '@swipefolio/shared/api'
import type { OwnJobSeekerProfile } from '@swipefolio/shared/contract'
import { DialogFoot, Field, Form, TextAreaField, useSubmitForm } from '@swipefolio/shared/forms'
import { t } from '@swipefolio/shared/i18n'
import { maxLanguages, maxLength } from '@swipefolio/shared/rules'
import {
  Avatar,
  Button,
  Card,
  Grid,
  Notice,
  Stack,
  theme,
  useIsSkeleton,
} from '@swipefolio/shared/ui'
import { useState } from 'react'
import { styled } from 'styled-components'
import { PictureField } from '../picture/picture-field'
import { usePicture } from '../picture/use-picture'
import { AvailabilityField } from './availability-field'
import { LinkFields } from './link-fields'
import { type PublicFieldsChoice, PublicChoice } from './public-choice'
import { checkProfileForm, formValuesOf, payloadOf } from './profile-values'

interface ProfileFormProps {
  profile: OwnJobSeekerProfile
  /** Whether there is a public page, on which fields can be shown. */
  isPageOn: boolean
  /** For the picture that is drawn where there is none. */
  name: string
}

const today = () => new Date().toISOString().slice(0, 10)

/** What a job seeker says of themselves beside the name. */
export const ProfileForm = ({ profile, isPageOn, name }: ProfileFormProps) => {
  const draftKey = useIsSkeleton() ? '' : 'profile'
  const picture = usePicture(profile.image, draftKey)
  const [isSaved, setSaved] = useState(false)
  const [linkErrors, setLinkErrors] = useState<Partial<Record<string, string>>>({})
  const form = useSubmitForm({
    defaultValues: formValuesOf(profile),
    validate: (values) => {
      setSaved(false)
      const { errors, ofRows } = checkProfileForm(values)
      setLinkErrors(ofRows)
      return errors
    },
    prepare: () => picture.store(),
    readStored: async () => formValuesOf(await fetchStored(jobSeekerProfile.own())),
    onSubmit: async (values) => {
      const image = picture.isChanged ? await picture.store() : values.image
      const saved = await jobSeekerProfile.update({ ...payloadOf(values), image })
      showChange(jobSeekerProfile.own().queryKey, saved)
      picture.settle(saved.image)
      form.reset(formValuesOf(saved))
      setSaved(true)
    },
    fallbackError: t('Failed to update profile'),
    draftKey,
    asksBeforeLeaving: true,
    beside: picture,
  })
  const availability = form.control('availability')
  const links = form.control('links')
  const { value, onChange } = form.control('publicFields')
  const isFilled = (field: 'headline' | 'about' | 'place' | 'languages' | 'availability') =>
    form.watch(field).trim() !== ''
  const choice: PublicFieldsChoice = { value, onChange, isPageOn }

  return (
    <Card>
      <Form form={form} label={t('Profile')}>
        <Group>
          <PublicChoice
            isFilled={picture.hasPicture}
            field="image"
            name={t('Picture')}
            choice={choice}
          >
            <PictureField
              picture={picture}
              preview={<Avatar name={name} image={picture.address} size="huge" />}
              hint={t('Without a picture, your initials are shown.')}
            />
          </PublicChoice>
          <PublicChoice
            isFilled={isFilled('headline')}
            field="headline"
            name={t('Headline')}
            choice={choice}
          >
            <Field
              {...form.field('headline', maxLength.headline)}
              label={t('Headline')}
              autoComplete="off"
              hint={t('What you do, in one line: up to 100 characters.')}
            />
          </PublicChoice>
          <PublicChoice
            isFilled={isFilled('about')}
            field="about"
            name={t('About')}
            choice={choice}
          >
            <TextAreaField
              {...form.field('about', maxLength.profileAbout)}
              label={t('About')}
              hint={t(
                'What you build best, and what you would like to build next. Up to 1,000 characters.',
              )}
            />
          </PublicChoice>
        </Group>
        <Group>
          <Grid min="medium" gap="m" isFilled>
            <PublicChoice
              isFilled={isFilled('place')}
              field="place"
              name={t('Place')}
              choice={choice}
            >
              <Field
                {...form.field('place', maxLength.profilePlace)}
                label={t('Place')}
                autoComplete="off"
                hint={t('A town, or Remote.')}
              />
            </PublicChoice>
            <PublicChoice
              isFilled={isFilled('languages')}
              field="languages"
              name={t('Languages')}
              choice={choice}
            >
              <Field
                {...form.field('languages')}
                label={t('Languages')}
                autoComplete="off"
                hint={t('Up to {maxLanguages}, with commas between them.', { maxLanguages })}
              />
            </PublicChoice>
          </Grid>
          <PublicChoice
            isFilled={isFilled('availability')}
            field="availability"
            name={t('Availability')}
            choice={choice}
          >
            <AvailabilityField value={availability.value} onChange={availability.onChange} />
          </PublicChoice>
          {availability.value === 'from' && (
            <Grid min="medium" gap="m">
              <Field
                {...form.field('availableFrom')}
                label={t('Available From')}
                type="date"
                min={today()}
              />
            </Grid>
          )}
        </Group>
        <Group>
          <PublicChoice
            isFilled={links.value.length > 0}
            field="links"
            name={t('Links')}
            choice={choice}
          >
            <LinkFields
              links={links.value}
              errors={linkErrors}
              onChange={(changed) => {
                setLinkErrors({})
                links.onChange(changed)
              }}
            />
          </PublicChoice>
        </Group>
        <Foot>
          <Button type="submit" isPending={form.isPending}>
            {t('Save Profile')}
          </Button>
          {isSaved && <Notice tone="success">{t('Profile updated successfully')}</Notice>}
        </Foot>
      </Form>
    </Card>
  )
}

/** Fields that belong together. */
const Group = styled(Stack)`
  & + & {
    padding-block-start: ${theme.space.m};
    border-block-start: ${theme.border.thin};
  }
  * {
    scroll-margin-block-end: calc(${theme.control.huge} + ${theme.space.l});
  }
`

const Foot = styled(DialogFoot)`
  inset-block-end: 0;
  justify-content: start;
`
