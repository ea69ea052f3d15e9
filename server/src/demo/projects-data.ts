import type { DemoProject } from './project'

export const dataProjects: DemoProject[] = [
  {
    owner: 'kenji',
    title: 'Quake Whisper',
    about:
      'Old phones taped to walls become a neighbourhood seismograph. The network agrees on a tremor within two seconds and ignores slammed doors, lorries and my upstairs neighbour.',
    gitUrl: 'https://github.com/tatami-data/quake-whisper',
    websiteUrl: 'https://quake.example.org',
    technologies: ['Kotlin', 'Android', 'Apache Kafka', 'Python'],
  },
  {
    owner: 'kenji',
    title: 'Which Bin?',
    about:
      'Photograph the rubbish, learn the bin. Trained on 31,000 pictures that my town took itself, small enough to run in the browser, and it says so when it does not know.',
    gitUrl: 'https://github.com/tatami-data/which-bin',
    websiteUrl: 'https://whichbin.example.com',
    technologies: ['PyTorch', 'Python', 'WebAssembly', 'React'],
  },
  {
    owner: 'kenji',
    title: 'Timetable Archaeology',
    about:
      'Forty years of printed railway timetables, scanned, read and turned into one query. Find out when your village lost its last evening train, and which minister signed it.',
    gitUrl: 'https://github.com/tatami-data/timetable-archaeology',
    technologies: ['Python', 'OpenCV', 'PostgreSQL', 'Django'],
  },
  {
    owner: 'kenji',
    title: 'Rice Field Sheets',
    about:
      'A spreadsheet where every cell knows its unit and refuses to add litres to hectares. Written for one farming cooperative, borrowed by four more.',
    websiteUrl: 'https://sheets.example.net',
    technologies: ['TypeScript', 'React', 'Haskell'],
  },
  {
    owner: 'kenji',
    title: 'Stream of Consequences',
    about:
      'Replay any day of event traffic against new code and see what would have changed, as a diff that product people can read. Handles 90,000 events a second on a laptop.',
    gitUrl: 'https://github.com/tatami-data/consequences',
    technologies: ['Scala', 'Apache Kafka', 'Apache Spark', 'Docker'],
  },
  {
    owner: 'freya',
    title: 'Fjord Forecast',
    about:
      'Sea temperature for every swimming spot on the coast, predicted a week ahead from satellites and twelve retired teachers with thermometers. The teachers win on cloudy days.',
    gitUrl: 'https://github.com/cold-plunge-lab/fjord-forecast',
    websiteUrl: 'https://fjord.example.com',
    technologies: ['R', 'Python', 'FastAPI', 'Vue.js'],
  },
  {
    owner: 'freya',
    title: 'Honest Charts',
    about:
      'A plotting library with opinions: axes start where they should, small samples look uncertain, and pie charts need a written excuse. Twelve chart kinds, no dependency.',
    gitUrl: 'https://github.com/cold-plunge-lab/honest-charts',
    websiteUrl: 'https://charts.example.org',
    technologies: ['TypeScript', 'JavaScript', 'Jest'],
  },
  {
    owner: 'freya',
    title: 'Rota',
    about:
      'Shift plans for a small hospital ward, solved overnight and fair in a way that nurses helped to define. Swaps are proposed, not demanded. It saved the ward manager her Sundays.',
    gitUrl: 'https://github.com/cold-plunge-lab/rota',
    technologies: ['Python', 'Django', 'PostgreSQL', 'Docker'],
  },
  {
    owner: 'freya',
    title: 'Anonymous Until Proven',
    about:
      'Checks whether a data set can really be called anonymous by trying to find people in it. Reports the easiest three to find, so that the meeting gets quiet quickly.',
    gitUrl: 'https://github.com/cold-plunge-lab/until-proven',
    technologies: ['Clojure', 'Python', 'Azure'],
  },
  {
    owner: 'freya',
    title: 'Northern Lights, Eventually',
    about:
      'Sends one message when it is worth going outside and none otherwise. Combines solar wind, cloud radar and how far you are from a street lamp. Eleven false alarms in two winters.',
    websiteUrl: 'https://aurora.example.net',
    technologies: ['Node.js', 'TypeScript', 'Redis', 'AWS'],
  },
]
