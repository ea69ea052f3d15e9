import { ApiError } from '@swipefolio/shared/api'

/** One of the two has blocked the other meanwhile, or the account was deleted. */
export const isGone = (error: unknown) => error instanceof ApiError && error.status === 404
