/** A limit of the judged value, which is a ratio, a difference or the measured value itself. */
export type Goal = { beyond?: number } & ({ atMost: number } | { atLeast: number })

/** The goals of the README's table that a command judges. `beyond` is better than the goal demands. */
export const goals = {
  /** LCP of home, to that of one bundle. */
  G1: { atMost: 0.35, beyond: 0.25 },
  /** JavaScript on the wire, to that of one bundle. */
  G3: { atMost: 1.5, beyond: 1.15 },
  /** Requests in a row before the LCP of home. */
  'G4 home': { atMost: 1 },
  /** Requests in a row before the LCP of any other page. */
  G4: { atMost: 2, beyond: 1 },
  /** Time until a click works, to the LCP of one bundle. */
  G5: { atMost: 0.9, beyond: 0.7 },
  /** Milliseconds of a route change into another app, added to those of one bundle. */
  G6: { atMost: 16, beyond: 0 },
  /** Bytes of a second visit. */
  'G7 bytes': { atMost: 300, beyond: 0 },
  /** LCP of home on a second visit, to that of one bundle. */
  G7: { atMost: 0.5 },
  /** Authenticated polls a second, to requests of bare Fastify. */
  G8: { atLeast: 0.8, beyond: 0.9 },
  /** Server CPU of an idle person who polls, to that of one with a stream. */
  G9: { atLeast: 25, beyond: 200 },
  /** Milliseconds from the click to the message on the other screen. */
  G10: { atMost: 25, beyond: 5 },
  /** Time to find an unseen project with any history, to that without one. */
  G11: { atMost: 1.5, beyond: 1.2 },
  /** Milliseconds that a person waits for the next card; one frame is not noticed. */
  G12: { atMost: 16, beyond: 0 },
  /** Durable decisions a second, to durable updates of pgbench. */
  G13: { atLeast: 0.8, beyond: 1 },
  /** Slowest percent of polls during logins, to the same without. */
  G14: { atMost: 1.5, beyond: 1.2 },
  /** LCP of home with ten times the apps, to that with today's. */
  G15: { atMost: 1.05, beyond: 1 },
  /** LCP of a first visit, to that of the same source split by route. */
  G16: { atMost: 0.9, beyond: 0.5 },
  /** LCP of a second visit, to that of the same source split by route. */
  G17: { atMost: 0.9, beyond: 0.5 },
  /** Layout shift of a page. */
  G18: { atMost: 0.02, beyond: 0 },
  /** Pages a second, to answers with a file of the same size. */
  G19: { atLeast: 0.5, beyond: 0.9 },
  /** A person's mix of calls a second, to one named query on bare Fastify. */
  G20: { atLeast: 0.3, beyond: 0.5 },
} satisfies Record<string, Goal>

export type GoalName = keyof typeof goals

export type Verdict = 'beyond' | 'met' | 'MISSED'

export function judge(value: number, goal: Goal): Verdict {
  const reaches = (limit: number) => ('atMost' in goal ? value <= limit : value >= limit)
  if (!reaches('atMost' in goal ? goal.atMost : goal.atLeast)) return 'MISSED'
  return goal.beyond !== undefined && reaches(goal.beyond) ? 'beyond' : 'met'
}
