/** What notifications say; a recruiter is named with their company, a job seeker never before they are known. */
export const sentences = {
  projectLiked: (recruiter: string, project: string) =>
    `${recruiter} liked your project "${project}"`,
  ownerRevealed: (recruiter: string, request: string) =>
    `${recruiter} looked at your repository for "${request}" and can now see who you are`,
  linkSubmitted: (request: string) =>
    `A job seeker submitted a repository to your request "${request}"`,
  messageReceived: (sender: string) => `New message from ${sender}`,
}
