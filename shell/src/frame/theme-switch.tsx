import { FilterChips, type ThemeChoice, useThemeChoice } from '@swipefolio/shared/ui'

const options: { value: ThemeChoice; label: string }[] = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
]

export const ThemeSwitch = () => {
  const [choice, setChoice] = useThemeChoice()
  return <FilterChips label="Colour theme" options={options} value={choice} onChange={setChoice} />
}
