import { errorMessage } from '@swipefolio/shared/api'
import { Field, Form, useSubmitForm } from '@swipefolio/shared/forms'
import { checkPrivacy, isBlank } from '@swipefolio/shared/rules'
import {
  Bdi,
  Button,
  Cluster,
  EyeOffIcon,
  IconButton,
  Stack,
  Text,
  theme,
  toast,
  XIcon,
} from '@swipefolio/shared/ui'
import { useRef } from 'react'
import { styled } from 'styled-components'
import { Panel } from './panel'
import { changeFailed, useChangePrivacy } from './use-change-privacy'

/** Hides the job seeker's projects from recruiters of chosen companies. */
export const HiddenCompanies = ({ companies }: { companies: readonly string[] }) => {
  const change = useChangePrivacy()
  const list = useRef<HTMLDivElement>(null)
  const form = useSubmitForm({
    defaultValues: { company: '' },
    validate: ({ company }) => ({
      company: isBlank(company)
        ? 'Please enter a company name'
        : checkPrivacy({ hiddenCompanies: [...companies, company] }).hiddenCompanies,
    }),
    async onSubmit({ company }) {
      await change.mutateAsync({ hiddenCompanies: [...companies, company] })
      form.reset()
    },
    fallbackError: changeFailed,
  })

  const remove = (company: string) =>
    change.mutate(
      { hiddenCompanies: companies.filter((other) => other !== company) },
      {
        onSuccess: () => list.current?.focus(),
        onError: (error) => toast.error(errorMessage(error, changeFailed)),
      },
    )

  return (
    <Panel title="Hide From Companies">
      <Text tone="soft">
        Recruiters whose company has one of these names do not meet your projects. Perhaps you would
        like to leave out where you work today.
      </Text>
      <Hidden ref={list} tabIndex={-1} role="group" aria-label="Hidden companies">
        {companies.length === 0 ? (
          <Text size="small">You are hidden from no company.</Text>
        ) : (
          <Cluster as="ul" gap="xs">
            {companies.map((company) => (
              <Chip key={company}>
                <EyeOffIcon aria-hidden />
                <Bdi>{company}</Bdi>
                <IconButton
                  label={`Show me to ${company} again`}
                  icon={<XIcon aria-hidden />}
                  disabled={change.isPending}
                  onClick={() => remove(company)}
                />
              </Chip>
            ))}
          </Cluster>
        )}
      </Hidden>
      <Form form={form} label="Hide from a company">
        <Stack gap="s">
          <Field {...form.field('company')} label="Company Name" autoComplete="off" />
          <Cluster>
            <Button
              type="submit"
              variant="quiet"
              icon={<EyeOffIcon aria-hidden />}
              isPending={form.isPending}
            >
              Hide From Company
            </Button>
          </Cluster>
        </Stack>
      </Form>
    </Panel>
  )
}

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
