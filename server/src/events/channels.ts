/** What travels on each channel. A payload stays small (8,000 bytes at most): ids, never texts. */
export interface Channels {
  sessionsEnded: { sessionIds: number[] }
  /** Something new for a person: a notification or a message. */
  activity: { accountId: number }
}

export type Channel = keyof Channels
