/** What travels on each channel. A payload stays small (8,000 bytes at most): ids, never texts. */
export interface Channels {
  sessionsEnded: { sessionIds: number[] }
  /** Somebody has taken a mail down that is to be sent. */
  mailDue: Record<string, never>
  /** Something new for a person: a notification or a message. */
  activity: { accountId: number }
}

export type Channel = keyof Channels
