import type { DemoProject } from './project'

export const systemsProjects: DemoProject[] = [
  {
    owner: 'jonas',
    title: 'Pebble KV',
    about:
      'A key-value store of 2,000 lines that survives kill -9, full disks and me. Every claim in its README is a test that pulls the plug. Slower than the famous ones and much easier to read.',
    gitUrl: 'https://github.com/granite-and-sons/pebble-kv',
    technologies: ['Rust', 'Linux'],
  },
  {
    owner: 'jonas',
    title: 'Postmortem Garden',
    about:
      'Incident reports as a living graph: which causes come back, which fixes held, which alarms cried wolf. Import from plain text, no forms to fill in at four in the morning.',
    gitUrl: 'https://github.com/granite-and-sons/postmortem-garden',
    websiteUrl: 'https://postmortems.example.com',
    technologies: ['Go', 'PostgreSQL', 'React', 'GraphQL'],
  },
  {
    owner: 'jonas',
    title: 'tinyscheduler',
    about:
      'Cron for people who have been hurt by cron: jobs that ran too long, twice or not at all each get their own sentence in the log. One binary, one file of state, no daemon to babysit.',
    gitUrl: 'https://github.com/granite-and-sons/tinyscheduler',
    technologies: ['Go', 'SQLite', 'Bash'],
  },
  {
    owner: 'jonas',
    title: 'The Cheapest Cluster',
    about:
      'Four second-hand thin clients, one Kubernetes and a ledger of what it costs to run: 61 cents a week. The repository is the whole recipe, mistakes included.',
    gitUrl: 'https://github.com/granite-and-sons/cheapest-cluster',
    technologies: ['Kubernetes', 'Ansible', 'Terraform', 'Linux'],
  },
  {
    owner: 'jonas',
    title: 'Backpressure, Illustrated',
    about:
      'An interactive essay about queues. Drag the arrival rate and watch latency explode in front of you; every figure is a real simulation that runs in the page.',
    websiteUrl: 'https://queues.example.org',
    technologies: ['TypeScript', 'WebAssembly', 'Rust'],
  },
  {
    owner: 'yonatan',
    title: 'Sixteen Kilobytes',
    about:
      'A platform game for a console that never existed, emulator included, all within 16 KiB. The sound chip took longest. It has two instruments and one of them is a mistake I kept.',
    gitUrl: 'https://github.com/night-shift-arcade/sixteen-kb',
    websiteUrl: 'https://sixteen.example.net',
    technologies: ['C', 'WebAssembly', 'JavaScript'],
  },
  {
    owner: 'yonatan',
    title: 'Hummus Radar',
    about:
      'איפה יש חומוס חם עכשיו? מפה שמתעדכנת מדיווחים של אנשים רעבים. A small map, a stubborn cache, and a freshness score that decays faster than the pita.',
    websiteUrl: 'https://hummus.example.com',
    technologies: ['Kotlin', 'Android', 'Firebase'],
  },
  {
    owner: 'yonatan',
    title: 'Lantern Engine',
    about:
      'A 2D light and shadow engine with soft edges at 60 frames a second on a five-year-old phone. The demo level is a lighthouse keeper who is afraid of the dark.',
    gitUrl: 'https://github.com/night-shift-arcade/lantern-engine',
    technologies: ['C++', 'Lua', 'Godot'],
  },
  {
    owner: 'yonatan',
    title: 'Chess, But Polite',
    about:
      'An engine that plays at your strength and never gloats. It tells afterwards which of your moves it admired. Rating estimates are within 80 points after six games.',
    gitUrl: 'https://github.com/night-shift-arcade/polite-chess',
    technologies: ['Rust', 'WebAssembly', 'Svelte'],
  },
  {
    owner: 'yonatan',
    title: 'Paper Planes VR',
    about:
      'Fold a sheet with your own hands and throw it; the flight follows from the folds. Wind tunnel tested against eleven real planes and one very patient brother.',
    technologies: ['Unity', 'C#'],
  },
  {
    owner: 'ilse',
    title: 'Watershed',
    about:
      'Sixty solar sensors in one river report level and temperature over long-range radio. The dashboard warned a campsite nine hours before the March flood. Firmware, gateway and map are all in the repository.',
    gitUrl: 'https://github.com/veld-instruments/watershed',
    websiteUrl: 'https://watershed.example.org',
    technologies: ['C', 'Raspberry Pi', 'Python', 'PostgreSQL', 'React'],
  },
  {
    owner: 'ilse',
    title: 'Bat Detector in a Tin',
    about:
      'Eight euros of parts, a peppermint tin and a classifier that knows eleven species by their ultrasound. Recordings stay on the card until you decide otherwise.',
    gitUrl: 'https://github.com/veld-instruments/bat-tin',
    technologies: ['C++', 'Raspberry Pi', 'TensorFlow'],
  },
  {
    owner: 'ilse',
    title: 'Ferry Late?',
    about:
      'Reads ship positions from the air with an antenna on my balcony and says how late the ferry is, two minutes before the operator does. One page, one number, no adverts.',
    websiteUrl: 'https://ferry.example.com',
    technologies: ['Rust', 'Linux', 'HTML'],
  },
  {
    owner: 'ilse',
    title: 'Calibrate Me',
    about:
      'A bench tool that finds out how wrong a cheap sensor is and writes the correction as code. Plots that a physicist would sign, exports for three microcontrollers.',
    gitUrl: 'https://github.com/veld-instruments/calibrate-me',
    technologies: ['Julia', 'Python', 'C'],
  },
  {
    owner: 'ilse',
    title: 'Silent Doorbell',
    about:
      'A doorbell for a deaf household: lamps, a watch that taps, and a log with a picture. No cloud, no subscription, six months on one battery.',
    gitUrl: 'https://github.com/veld-instruments/silent-doorbell',
    technologies: ['C', 'Swift', 'iOS', 'Raspberry Pi'],
  },
]
