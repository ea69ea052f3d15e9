import type { Verdict } from '@swipefolio/shared/contract'
import type { DemoJobSeeker, DemoRecruiter } from './people'

export interface DemoLink {
  from: DemoJobSeeker
  repository: string
  note?: string
  daysAgo: number
  isRevealed?: boolean
  verdict?: Verdict
  reply?: string
}

export interface DemoRequest {
  owner: DemoRecruiter
  title: string
  mission: string
  positionOffer: string
  technologies: string[]
  place?: string
  reward?: string
  /** Days from today; negative for a closed request. */
  endsIn: number
  daysAgo: number
  links: DemoLink[]
  savedBy?: DemoJobSeeker[]
}

export const demoRequests: DemoRequest[] = [
  {
    owner: 'maya',
    title: 'A timeline that a museum visitor can touch',
    mission:
      'Build a touch-first timeline for 200 years of objects. Fingers of all sizes, screens of all ages, and no login. It should feel good at 30 frames a second and great at 60. Show us one working slice: scrolling, opening one object, and coming back to where you were.',
    positionOffer:
      'Frontend engineer, hybrid, three days a week on site.\n\n- Four-day week\n- One conference a year of your choice',
    technologies: ['TypeScript', 'React', 'Three.js'],
    place: 'Berlin',
    reward: 'Paid trial day, €400',
    endsIn: 24,
    daysAgo: 9,
    links: [
      {
        from: 'lucia',
        repository: 'https://github.com/paper-lantern-works/touch-timeline',
        note: 'Scrolling is finished and opening an object is a sketch. The third commit has the numbers for old tablets.',
        daysAgo: 3,
        verdict: 'SHORTLISTED',
      },
      {
        from: 'yonatan',
        repository: 'https://github.com/night-shift-arcade/museum-strip',
        daysAgo: 2,
      },
    ],
  },
  {
    owner: 'maya',
    title: 'Subtitles for live theatre',
    mission:
      'Actors improvise, subtitles do not. Write a small tool that follows a known script by ear and survives a skipped page. We care about how it recovers, not about a perfect transcript.',
    positionOffer: 'Contract, three months, remote within two hours of Stockholm time.',
    technologies: ['Python', 'PyTorch', 'WebRTC'],
    place: 'Remote, Stockholm hours',
    reward: '€4,500 a month',
    savedBy: ['noa'],
    endsIn: 40,
    daysAgo: 5,
    links: [],
  },
  {
    owner: 'tomer',
    title: 'A queue that admits defeat',
    mission:
      'Design a small message queue for gateways with 64 MiB of memory and a radio link that is down half the day. When it must drop something, it has to say what and why. Include the test that pulls the plug.',
    positionOffer: 'Systems engineer, Haifa or remote. Hardware budget from the first day.',
    technologies: ['Rust', 'C', 'Linux'],
    place: 'Haifa or remote',
    reward: 'A position, from ₪28,000 a month',
    endsIn: 12,
    daysAgo: 14,
    links: [
      {
        from: 'jonas',
        repository: 'https://github.com/granite-and-sons/admits-defeat',
        daysAgo: 7,
        isRevealed: true,
      },
      {
        from: 'ilse',
        repository: 'https://github.com/veld-instruments/half-day-queue',
        daysAgo: 4,
        verdict: 'DECLINED',
        reply:
          'The test that pulls the plug is the best one we have read. We need something that runs without a file system.',
      },
    ],
  },
  {
    owner: 'tomer',
    title: 'Count the apples',
    mission:
      'Estimate the apples on one tree from a 20-second phone video. We supply 30 videos with a true count in each file name. Tell us your error honestly, with a chart, and what would halve it.',
    positionOffer:
      'Junior or mid-level machine learning engineer.\nPaid trial week before anyone decides.',
    technologies: ['Python', 'OpenCV'],
    reward: 'Paid trial week',
    endsIn: -6,
    daysAgo: 45,
    links: [
      { from: 'kenji', repository: 'https://github.com/tatami-data/apple-count', daysAgo: 20 },
    ],
  },
  {
    owner: 'priya',
    title: 'Settings that nobody fears',
    mission:
      'Take the worst settings screen you know and rebuild one page of it so that every change can be understood before and undone after. Write down in ten lines what you removed, and why nobody will miss it.',
    positionOffer: 'Product engineer, fully remote, team of six. Meetings on Tuesdays only.',
    technologies: ['React', 'TypeScript', 'CSS', 'Playwright'],
    place: 'Remote',
    reward: '€62,000 to €74,000 a year',
    savedBy: ['noa', 'lucia'],
    endsIn: 18,
    daysAgo: 3,
    links: [
      { from: 'noa', repository: 'https://github.com/moss-and-kettle/calm-settings', daysAgo: 1 },
    ],
  },
  {
    owner: 'priya',
    title: 'An importer for messy calendars',
    mission:
      'People keep their lives in seven calendars, three of them spreadsheets. Write an importer that merges them, finds duplicates across time zones, and asks at most three questions.',
    positionOffer: 'Backend engineer, remote in Europe or Africa, open salary bands.',
    technologies: ['Node.js', 'PostgreSQL', 'TypeScript'],
    place: 'Remote in Europe or Africa',
    endsIn: 33,
    daysAgo: 1,
    links: [],
  },
]
