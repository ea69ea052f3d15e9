import {
  CodeField,
  Combobox,
  Field,
  PasswordField,
  SearchField,
  TextAreaField,
} from '@swipefolio/shared/forms'
import { Grid } from '@swipefolio/shared/ui'
import { useState } from 'react'
import { GallerySection } from './gallery-section'

const technologies = ['Go', 'PostgreSQL', 'React', 'Rust', 'TypeScript'].map((name, at) => ({
  id: at + 1,
  name,
}))

export const FormParts = () => {
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
      </Grid>
    </GallerySection>
  )
}
