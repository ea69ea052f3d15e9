import type { DemoJobSeeker, DemoRecruiter } from './people'

export interface DemoDecision {
  recruiter: DemoRecruiter
  title: string
  status: 'LIKED' | 'UNLIKED' | 'SAVED'
  daysAgo: number
}

export const demoDecisions: DemoDecision[] = [
  { recruiter: 'maya', title: 'The Component Zoo', status: 'LIKED', daysAgo: 6 },
  { recruiter: 'maya', title: 'Leftovers First', status: 'LIKED', daysAgo: 4 },
  { recruiter: 'maya', title: 'Lantern Engine', status: 'SAVED', daysAgo: 3 },
  { recruiter: 'maya', title: 'Slow Gallery', status: 'SAVED', daysAgo: 2 },
  { recruiter: 'maya', title: 'Stream of Consequences', status: 'UNLIKED', daysAgo: 2 },
  { recruiter: 'tomer', title: 'Watershed', status: 'LIKED', daysAgo: 5 },
  { recruiter: 'tomer', title: 'Quake Whisper', status: 'SAVED', daysAgo: 5 },
  { recruiter: 'tomer', title: 'Pebble KV', status: 'SAVED', daysAgo: 1 },
  { recruiter: 'tomer', title: 'Proof of Bread', status: 'UNLIKED', daysAgo: 1 },
  { recruiter: 'priya', title: 'Form Follows', status: 'SAVED', daysAgo: 3 },
  { recruiter: 'priya', title: 'Rota', status: 'LIKED', daysAgo: 2 },
  { recruiter: 'priya', title: 'Paper Planes VR', status: 'UNLIKED', daysAgo: 2 },
]

export interface DemoConversation {
  recruiter: DemoRecruiter
  jobSeeker: DemoJobSeeker
  /** Minutes after the contact, the author, the text. */
  lines: [minutes: number, from: 'recruiter' | 'jobseeker', text: string][]
  /** The number of last lines that the other side has not read. */
  unread: number
}

export const demoConversations: DemoConversation[] = [
  {
    recruiter: 'maya',
    jobSeeker: 'lucia',
    unread: 1,
    lines: [
      [4, 'recruiter', 'Hello Lucia! A caterpillar as an accordion made our whole team laugh.'],
      [31, 'jobseeker', 'Thank you! The tooltip is a meerkat, if you got that far.'],
      [
        38,
        'recruiter',
        'We did. Then we read the focus handling and stopped laughing: it is superb.',
      ],
      [52, 'jobseeker', 'That part cost me three weekends, so you just made my evening.'],
      [
        1450,
        'recruiter',
        'Would you have half an hour on Thursday to show how the visual checks run?',
      ],
    ],
  },
  {
    recruiter: 'maya',
    jobSeeker: 'noa',
    unread: 1,
    lines: [
      [9, 'recruiter', 'שלום נועה, אהבתי מאוד את Leftovers First. איך את מדרגת את המתכונים?'],
      [47, 'jobseeker', 'תודה! לפי מה שעומד להתקלקל קודם, ורק אחר כך לפי טעם 🙂'],
      [
        55,
        'recruiter',
        'Lovely. Our designers would like to try it, is the demo open to everyone?',
      ],
      [190, 'jobseeker', 'Yes, and no account is needed. כל משוב יתקבל בשמחה.'],
    ],
  },
  {
    recruiter: 'tomer',
    jobSeeker: 'ilse',
    unread: 0,
    lines: [
      [12, 'recruiter', 'Nine hours before the flood! How many false alarms did it cost?'],
      [80, 'jobseeker', 'Two, both from a cow that stood on sensor 41. She has been filtered.'],
      [95, 'recruiter', 'We build gateways for orchards and know that cow. Can we talk hardware?'],
      [140, 'jobseeker', 'Gladly. I am free most mornings before ten.'],
    ],
  },
  {
    recruiter: 'priya',
    jobSeeker: 'freya',
    unread: 1,
    lines: [
      [7, 'recruiter', 'Hi Freya, what does "fair" mean in Rota, in one sentence?'],
      [
        25,
        'jobseeker',
        'Nobody works more bad shifts than they would accept for a friend.\nThe nurses wrote that, I only turned it into numbers.',
      ],
    ],
  },
  {
    recruiter: 'tomer',
    jobSeeker: 'jonas',
    unread: 1,
    lines: [
      [
        15,
        'recruiter',
        'Your answer to our request is the only one that pulled the plug in a test. Bravo.',
      ],
    ],
  },
]
