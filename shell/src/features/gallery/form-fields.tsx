import {
  CodeField,
  Combobox,
  type ComboboxItem,
  Field,
  Form,
  PasswordField,
  SearchField,
  TextAreaField,
  useSubmitForm,
} from '@swipefolio/shared/forms'
import { checkReset } from '@swipefolio/shared/rules'
import { Button, Grid } from '@swipefolio/shared/ui'
import { useState } from 'react'
import { GallerySection } from './gallery-section'

const technologies = ['Go', 'PostgreSQL', 'React', 'Rust', 'TypeScript'].map((name, at) => ({
  id: at + 1,
  name,
}))

const RefusedForm = () => {
  const form = useSubmitForm({
    defaultValues: { code: '', password: '', about: '', technologies: [] as ComboboxItem[] },
    validate: ({ about, ...values }) => ({
      ...checkReset(values),
      ...(!values.technologies.length && { technologies: 'At least one technology is required' }),
      ...(!about && { form: 'Nothing was sent: this form only shows how a refusal looks.' }),
    }),
    onSubmit: () => undefined,
    fallbackError: 'Failed to update profile',
  })
  return (
    <Form form={form} label="A form that refuses">
      <CodeField {...form.field('code')} label="Verification Code" />
      <PasswordField {...form.field('password')} label="Password" autoComplete="off" />
      <TextAreaField {...form.field('about')} label="About" isOptional />
      <Combobox
        {...form.control('technologies')}
        label="Technologies"
        emptyText="No matching technologies found"
        items={technologies}
      />
      <Button type="submit" isPending={form.isPending}>
        Save
      </Button>
    </Form>
  )
}

export const FormFields = () => {
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState(technologies.slice(2, 4))
  return (
    <GallerySection title="Fields">
      <Grid min="medium">
        <Field label="First Name" autoComplete="off" defaultValue="Noa" />
        <Field
          label="Email"
          hint="Email cannot be changed"
          defaultValue="noa@example.org"
          readOnly
        />
        <Field label="Title" error="Project title is required" />
        <PasswordField label="New Password" hasStrength hint="At least 6 characters" />
        <CodeField label="Verification Code" />
        <SearchField label="Search contacts" value={search} onChange={setSearch} />
        <TextAreaField label="About" isOptional defaultValue="What it does, and for whom." />
        <Combobox
          label="Technologies"
          emptyText="No matching technologies found"
          items={technologies}
          value={chosen}
          onChange={setChosen}
        />
        <Field label="Company Name" defaultValue="Lumen Works" disabled />
      </Grid>
      <RefusedForm />
    </GallerySection>
  )
}
