import { t } from '@swipefolio/shared/i18n'

export interface SampleProject {
  title: string
  about: string
  technologies: readonly { name: string }[]
}

const sample = (title: string, about: string, ...technologies: string[]): SampleProject => ({
  title,
  about,
  technologies: technologies.map((name) => ({ name })),
})

/** The deck of the home page. The projects are fictional. */
export const sampleProjects = [
  sample(
    t('Bus Stop Radio'),
    t('Reads the next three departures aloud. Needs no screen, and no signal in the tunnel.'),
    'Kotlin',
    'Android',
    'SQLite',
  ),
  sample(
    t('Second Shelf'),
    t('A library of things: borrow a neighbour’s drill, and be reminded to bring it back.'),
    'TypeScript',
    'React',
    'PostgreSQL',
  ),
  sample(
    t('Sourdough Clock'),
    t('Tells from one photo and the warmth of the kitchen when the dough is ready.'),
    'Python',
    'PyTorch',
    'FastAPI',
  ),
  sample(
    t('Quiet Hours'),
    t('Maps how loud a street is, hour by hour, with a drawer full of retired phones.'),
    'Rust',
    'MQTT',
    'Svelte',
  ),
  sample(
    t('Paper Trail'),
    t('Turns a shoebox of receipts into a spreadsheet that finally adds up.'),
    'Go',
    'Vue',
    'Redis',
  ),
]
