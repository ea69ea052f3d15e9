import { t } from '@swipefolio/shared/i18n'
interface Owned {
  owner?: { companyName?: string | null } | null
}

export const unknownCompany = t('Unknown Company')

export const companyOf = ({ owner }: Owned) => owner?.companyName?.trim() || unknownCompany
