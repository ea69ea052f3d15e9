/** The addresses of the product's pages: patterns for routes, builders for links. */
export const paths = {
  home: '/',
  login: '/login',
  signup: '/signup',
  swipeProjects: '/swipeprojects',
  dashboard: '/dashboard',
  /** The dashboard with a chat open over it. */
  chat: (chatId: number) => `/dashboard?chat=${chatId}` as const,
  /** The links that a recruiter received for a request. */
  linksOf: (requestId: number) => `/dashboard?section=requests&links=${requestId}` as const,
  /** The form that edits one of the recruiter's own requests. */
  editRequest: (requestId: number) => `/dashboard?section=requests&edit=${requestId}` as const,
  /** What became of a job seeker's own links. */
  submissions: '/dashboard?section=submissions',
  settings: '/dashboard?section=settings',
  /** A section of the dashboard; `query` opens something in it. */
  dashboardSection: (section: string, query = '') =>
    `/dashboard?section=${section}${query && `&${query}`}`,
  projectRequests: '/project-requests',
  /** The open requests that name a technology of the job seeker's own projects. */
  fittingRequests: '/project-requests?open=true&fits=true',
  projectRequest: (requestId: number | string) => `/project-request/${requestId}` as const,
  user: (userId: number | string) => `/user/${userId}` as const,
  /** A contact's page with one of the projects open. */
  projectOfUser: (userId: number, projectId: number) =>
    `/user/${userId}?project=${projectId}` as const,
  /** What a job seeker shows to everybody. */
  publicPage: (handle: string) => `/p/${handle}` as const,
  aboutUs: '/aboutus',
  faq: '/faq',
  terms: '/terms',
  privacy: '/privacy',
  aiReview: '/aireview',
  /** The form for a review, filled in with a repository. */
  aiReviewOf: (repository: string) => `/aireview?repo=${encodeURIComponent(repository)}`,
} as const
