/** Props to spread: `<Field {...form.field('email')} label="Email" />`. */
export interface FieldBinding {
  name: string
  error?: string
  /** How many characters are left, near the limit that the field was asked for with; a live region, so empty before. */
  count?: string
  registration: {
    ref: (element: HTMLInputElement | HTMLTextAreaElement | null) => void
    onChange: (event: { target: unknown; type?: unknown }) => void
    onBlur: (event: { target: unknown; type?: unknown }) => void
  }
}
