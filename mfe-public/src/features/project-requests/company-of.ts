interface Owned {
  owner?: { companyName?: string | null } | null
}

export const companyOf = ({ owner }: Owned) => owner?.companyName?.trim() || 'Unknown Company'
