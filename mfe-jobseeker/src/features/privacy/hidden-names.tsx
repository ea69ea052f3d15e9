import { errorMessage } from '@swipefolio/shared/api'
import { Field, FieldRow, Form, useSubmitForm } from '@swipefolio/shared/forms'
import { t } from '@swipefolio/shared/i18n'
import { checkPrivacy, domainRefusals, isBlank } from '@swipefolio/shared/rules'
import {
  Bdi,
  Button,
  Cluster,
  EyeOffIcon,
  IconButton,
  Text,
  theme,
  TitledCard,
  toast,
  XIcon,
} from '@swipefolio/shared/ui'
import { useRef } from 'react'
import { styled } from 'styled-components'
import { changeFailed, useChangePrivacy } from './use-change-privacy'

interface HiddenNamesProps {
  /** The setting that the names are stored in. */
  setting: 'hiddenCompanies' | 'hiddenDomains'
  names: readonly string[]
  title: string
  intro: string
  listLabel: string
  empty: string
  formLabel: string
  fieldLabel: string
  missing: string
  submitLabel: string
}

/** Hides the job seeker's projects from recruiters by one of two lists of names, and shows them again. */
export const HiddenNames = ({ setting, names, ...texts }: HiddenNamesProps) => {
  const change = useChangePrivacy()
  const list = useRef<HTMLDivElement>(null)
  const form = useSubmitForm({
    defaultValues: { [setting]: '' },
    validate: ({ [setting]: name = '' }) => ({
      [setting]: isBlank(name)
        ? texts.missing
        : checkPrivacy({ [setting]: [...names, name] })[setting],
    }),
    async onSubmit({ [setting]: name = '' }) {
      await change.mutateAsync((stored) => ({ [setting]: [...(stored[setting] ?? []), name] }))
      form.reset()
    },
    fallbackError: changeFailed,
    refusals: domainRefusals,
  })

  function remove(name: string) {
    if (change.isPending) return
    change.mutate((stored) => ({ [setting]: stored[setting]?.filter((other) => other !== name) }), {
      onSuccess: () => list.current?.focus(),
      onError: (error) => toast.error(errorMessage(error, changeFailed)),
    })
  }

  return (
    <TitledCard title={texts.title}>
      <Text tone="soft">{texts.intro}</Text>
      <Form form={form} label={texts.formLabel}>
        <Add>
          <Field {...form.field(setting)} label={texts.fieldLabel} autoComplete="off" />
          <Button
            type="submit"
            variant="quiet"
            icon={<EyeOffIcon aria-hidden />}
            isPending={form.isPending}
          >
            {texts.submitLabel}
          </Button>
        </Add>
      </Form>
      <Hidden ref={list} tabIndex={-1} role="group" aria-label={texts.listLabel}>
        {names.length === 0 ? (
          <Text tone="soft">{texts.empty}</Text>
        ) : (
          <Cluster as="ul" gap="xs">
            {names.map((name) => (
              <Chip key={name}>
                <EyeOffIcon aria-hidden />
                <Bdi>{name}</Bdi>
                <IconButton
                  label={t('Show me to {name} again', { name })}
                  icon={<XIcon aria-hidden />}
                  aria-disabled={change.isPending}
                  onClick={() => remove(name)}
                />
              </Chip>
            ))}
          </Cluster>
        )}
      </Hidden>
    </TitledCard>
  )
}

const Add = styled(FieldRow)`
  @media not all and (min-width: 48rem) {
    grid-template-columns: minmax(0, 1fr);

    > button {
      justify-self: start;
      margin-block-start: 0;
    }
  }
`

const Hidden = styled.div`
  &:focus {
    outline: none;
  }
`

const Chip = styled.li`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space.xs};
  max-inline-size: 100%;
  padding-inline-start: ${theme.space.s};
  border: ${theme.border.thin};
  border-radius: ${theme.radius.pill};
  background: ${theme.color.raised};
  overflow-wrap: anywhere;

  > svg {
    flex: none;
    inline-size: 1rem;
    block-size: 1rem;
  }
`
