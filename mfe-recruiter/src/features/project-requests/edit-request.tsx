import { projectRequests, useQuery } from '@swipefolio/shared/api'
import type { ProjectRequest } from '@swipefolio/shared/contract'
import { t } from '@swipefolio/shared/i18n'
import { Empty, Modal, QueryBoundary } from '@swipefolio/shared/ui'
import { useState } from 'react'
import { RequestForm } from './request-form'

interface EditRequestProps {
  /** As the address has it; no id when it is not a whole number. */
  id: number | undefined
  /** The loaded part of the recruiter's own requests. */
  list: { data: readonly ProjectRequest[] | undefined; hasNextPage: boolean }
  onDone: () => void
}

/** The form of the request that the address names, or that there is no such request. */
export const EditRequest = ({ id, list, onDone }: EditRequestProps) => {
  const listed = list.data?.find((request) => request.id === id)
  const [edited, setEdited] = useState<ProjectRequest>()
  // Its form stays as it was opened, also when the request is removed elsewhere.
  if (edited?.id !== id && edited !== listed) setEdited(listed)

  return (
    <Modal
      isOpen={id !== undefined && list.data !== undefined}
      onClose={onDone}
      title={t('Edit Request')}
      isInAddress
    >
      {edited ? (
        <RequestForm request={edited} onDone={onDone} />
      ) : (
        id !== undefined && (
          <UnlistedRequest
            id={String(id)}
            mayBeOwn={list.hasNextPage && Number.isInteger(id)}
            onDone={onDone}
          />
        )
      )}
    </Modal>
  )
}

interface UnlistedRequestProps {
  id: string
  mayBeOwn: boolean
  onDone: () => void
}

const UnlistedRequest = ({ id, mayBeOwn, onDone }: UnlistedRequestProps) => {
  const ownership = useQuery({ ...projectRequests.ownership(id), enabled: mayBeOwn })
  const isOwn = ownership.data?.isOwn ?? false
  const detail = useQuery({ ...projectRequests.detail(id), enabled: isOwn })
  const texts = {
    loadingText: t('Loading project request...'),
    errorText: t('Failed to load project request'),
  }
  const unknown = <Empty>{t('You have no such project request. It may have been removed.')}</Empty>
  if (!mayBeOwn) return unknown
  return (
    <QueryBoundary
      {...texts}
      query={ownership}
      notFound={unknown}
      isEmpty={() => !isOwn}
      empty={unknown}
    >
      {() => (
        <QueryBoundary {...texts} query={detail}>
          {(request) => <RequestForm request={request} onDone={onDone} />}
        </QueryBoundary>
      )}
    </QueryBoundary>
  )
}
