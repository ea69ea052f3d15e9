/** The addresses of the product's pages: patterns for routes, builders for links. */
export const paths = {
  home: '/',
  login: '/login',
  signup: '/signup',
  swipeProjects: '/swipeprojects',
  dashboard: '/dashboard',
  projectRequests: '/project-requests',
  projectRequest: (requestId: number | string) => `/project-request/${requestId}`,
  user: (userId: number | string) => `/user/${userId}`,
  aboutUs: '/aboutus',
  faq: '/faq',
  terms: '/terms',
  privacy: '/privacy',
  aiReview: '/aireview',
  /** The form for a review, filled in with a repository. */
  aiReviewOf: (repository: string) => `/aireview?repo=${encodeURIComponent(repository)}`,
} as const
