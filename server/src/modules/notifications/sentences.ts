import type { NotificationType } from '@swipefolio/shared/contract'

/** What notifications say; a recruiter is named with their company, a job seeker never before they are known. */
export const sentences = {
  CHAT: {
    projectLiked: (recruiter: string, project: string) =>
      `${recruiter} liked your project "${project}"`,
    ownerRevealed: (recruiter: string, request: string) =>
      `${recruiter} looked at your repository for "${request}" and can now see who you are`,
  },
  LINK: {
    linkSubmitted: (request: string) =>
      `A job seeker submitted a repository to your request "${request}"`,
  },
  MESSAGE: {
    messageReceived: (sender: string) => `New message from ${sender}`,
  },
} satisfies Record<NotificationType, Record<string, (...names: string[]) => string>>
