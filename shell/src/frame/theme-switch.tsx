import { t } from '@swipefolio/shared/i18n'
import { FilterChips, type ThemeChoice, useThemeChoice } from '@swipefolio/shared/ui'

const options: { value: ThemeChoice; label: string }[] = [
  { value: 'system', label: t('System') },
  { value: 'light', label: t('Light') },
  { value: 'dark', label: t('Dark') },
]

export const ThemeSwitch = () => {
  const [choice, setChoice] = useThemeChoice()
  return (
    <FilterChips label={t('Colour theme')} options={options} value={choice} onChange={setChoice} />
  )
}
