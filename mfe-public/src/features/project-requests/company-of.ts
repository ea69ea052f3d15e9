import type { ProjectRequest } from '@swipefolio/shared/contract'

export const companyOf = ({ owner }: ProjectRequest) =>
  owner.companyName.trim() || 'Unknown Company'
