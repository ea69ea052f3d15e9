import type { DemoProject } from './project'

export const webProjects: DemoProject[] = [
  {
    owner: 'noa',
    title: 'Leftovers First',
    about:
      'Point your phone at the fridge, tick what is about to go off, and get three dinners that use it up. The recipe ranker counts what would be wasted, not what is fashionable. My flat threw away 40 % less food in its first month.',
    gitUrl: 'https://github.com/moss-and-kettle/leftovers-first',
    websiteUrl: 'https://leftovers.example.com',
    technologies: ['React', 'TypeScript', 'FastAPI', 'PostgreSQL'],
  },
  {
    owner: 'noa',
    title: 'מילון סבתא',
    about:
      'A dictionary of the words our grandmothers used and we forgot: Ladino, Yiddish and Moroccan Arabic inside Hebrew sentences, each with a recording. Right-to-left from the first line of CSS, and search forgives every spelling.',
    gitUrl: 'https://github.com/moss-and-kettle/milon-savta',
    websiteUrl: 'https://milon.example.org',
    technologies: ['Vue.js', 'Node.js', 'Elasticsearch', 'CSS'],
  },
  {
    owner: 'noa',
    title: 'Bench Press for Benches',
    about:
      'A map of every public bench within a walk, rated for shade, view and backrest by the people who sit on them. Offline tiles, because the best benches have no reception.',
    gitUrl: 'https://github.com/moss-and-kettle/bench-map',
    technologies: ['Svelte', 'TypeScript', 'PostgreSQL', 'Docker'],
  },
  {
    owner: 'noa',
    title: 'Form Follows',
    about:
      'A form builder that refuses to ship inaccessible forms: no label, no publish. It explains each refusal in one sentence and shows the fix. Used by two municipal libraries since spring.',
    gitUrl: 'https://github.com/moss-and-kettle/form-follows',
    websiteUrl: 'https://formfollows.example.com',
    technologies: ['React', 'TypeScript', 'Jest', 'Playwright', 'HTML'],
  },
  {
    owner: 'noa',
    title: 'Queue & A',
    about:
      'Questions for live lectures that sort themselves by how many people share them, with a quiet mode for those who would rather not be seen asking. Survived 600 students hammering it at once on one small machine.',
    gitUrl: 'https://github.com/moss-and-kettle/queue-and-a',
    technologies: ['Elixir', 'PostgreSQL', 'Tailwind CSS'],
  },
  {
    owner: 'lucia',
    title: 'Marginalia',
    about:
      'A reading app that keeps notes in the margin where they belong. Highlights survive when the publisher changes the page, thanks to fuzzy anchors that I am rather proud of.',
    gitUrl: 'https://github.com/paper-lantern-works/marginalia',
    websiteUrl: 'https://marginalia.example.net',
    technologies: ['TypeScript', 'Next.js', 'SQLite', 'Playwright'],
  },
  {
    owner: 'lucia',
    title: 'Slow Gallery',
    about:
      'An online exhibition that shows one picture a day and nothing else. No feed, no likes, no scroll. People stay four minutes on average, which the analytics library first reported as an error.',
    websiteUrl: 'https://slowgallery.example.com',
    technologies: ['Astro', 'CSS', 'HTML'],
  },
  {
    owner: 'lucia',
    title: 'Colour for Everyone',
    about:
      'Paste a palette and see it as eight kinds of eyes do, with the smallest change that makes every pair readable. The maths runs in a worker, so that dragging a swatch stays smooth.',
    gitUrl: 'https://github.com/paper-lantern-works/colour-for-everyone',
    websiteUrl: 'https://colour.example.org',
    technologies: ['Svelte', 'TypeScript', 'WebAssembly'],
  },
  {
    owner: 'lucia',
    title: 'Ticket to Somewhere',
    about:
      'Tell it your budget and how long you can bear a train; it answers with a city. A tiny timetable router over open data, and a design that looks like a departures board.',
    gitUrl: 'https://github.com/paper-lantern-works/somewhere',
    technologies: ['React', 'Three.js', 'Node.js', 'Redis'],
  },
  {
    owner: 'lucia',
    title: 'The Component Zoo',
    about:
      'A design system with an animal for every component: the Accordion is a caterpillar. Under the jokes: full keyboard support, 98 % test coverage and a visual check on every change.',
    gitUrl: 'https://github.com/paper-lantern-works/component-zoo',
    websiteUrl: 'https://zoo.example.com',
    technologies: ['React', 'TypeScript', 'Figma', 'Jest', 'CSS'],
  },
  {
    owner: 'amara',
    title: 'Market Day',
    about:
      'Stock, prices and takings for street-market stalls, on a phone with a cracked screen and one bar of signal. Everything works offline and merges later without asking anybody a question.',
    gitUrl: 'https://github.com/tin-roof-software/market-day',
    websiteUrl: 'https://marketday.example.com',
    technologies: ['React Native', 'TypeScript', 'SQLite', 'Node.js'],
  },
  {
    owner: 'amara',
    title: 'Chorus',
    about:
      'A rehearsal room for choirs that cannot meet. Each voice has its own slider, the score scrolls by itself, and latency is measured, shown and honestly blamed.',
    gitUrl: 'https://github.com/tin-roof-software/chorus',
    technologies: ['WebRTC', 'TypeScript', 'Go', 'Docker'],
  },
  {
    owner: 'amara',
    title: 'Proof of Bread',
    about:
      'Sourdough tracking without a blockchain in sight. Feed times, room temperature and photos become one chart that tells when to bake. It was wrong twice; both loaves were eaten.',
    websiteUrl: 'https://bread.example.net',
    technologies: ['Flutter', 'Dart', 'Firebase'],
  },
  {
    owner: 'amara',
    title: 'Second Reader',
    about:
      'A grammar companion for people who write English as their third language. It never rewrites: it asks one good question a paragraph. Runs on the device, so that drafts stay private.',
    gitUrl: 'https://github.com/tin-roof-software/second-reader',
    technologies: ['Python', 'PyTorch', 'FastAPI', 'Vue.js'],
  },
  {
    owner: 'amara',
    title: 'Pay Slip, Plainly',
    about:
      'Upload a pay slip and read it in sentences: what was earned, what was taken, and why it differs from last month. Parsers for eleven layouts and a fuzzer that tries to break them every night.',
    gitUrl: 'https://github.com/tin-roof-software/pay-slip',
    websiteUrl: 'https://payslip.example.org',
    technologies: ['Java', 'Spring Boot', 'Angular', 'PostgreSQL'],
  },
]
