/** The languages of the shell by their tags, with their own names; each beside that of the sources has a catalogue. */
export const languages: Record<string, { name: string; loadCatalogue?: () => Promise<unknown> }> = {
  en: { name: 'English' },
  he: {
    name: 'עברית',
    loadCatalogue: () => import(/* webpackChunkName: "i18n-he" */ '../../i18n/he'),
  },
}
