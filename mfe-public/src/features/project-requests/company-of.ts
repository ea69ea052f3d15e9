interface Owned {
  owner?: { companyName?: string | null } | null
}

export const unknownCompany = 'Unknown Company'

export const companyOf = ({ owner }: Owned) => owner?.companyName?.trim() || unknownCompany
