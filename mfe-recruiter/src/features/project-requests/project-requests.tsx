import {
  projectRequests,
  refresh,
  useInfiniteQuery,
  useLiveEvent,
  useQuery,
} from '@swipefolio/shared/api'
import { type OwnProjectRequest, paths, type ProjectRequest } from '@swipefolio/shared/contract'
import { t } from '@swipefolio/shared/i18n'
import {
  BriefcaseIcon,
  Button,
  ButtonLink,
  Empty,
  fillerText,
  Modal,
  PageHeader,
  Pagination,
  PlusIcon,
  QueryBoundary,
} from '@swipefolio/shared/ui'
import { useCallback, useState } from 'react'
import { useAskedForm } from '../../navigation/use-asked-form'
import { useOpenedId } from '../../navigation/use-opened-id'
import { DeleteRequest } from './delete-request'
import { EditRequest } from './edit-request'
import { LinksModal } from './links-modal'
import { RequestForm } from './request-form'
import { RequestTable } from './request-table'
import { useRefreshRequests } from './use-refresh-requests'

const waiting: OwnProjectRequest[] = Array.from({ length: 4 }, (_, index) => ({
  id: -1 - index,
  owner: { firstName: '', lastName: '', companyName: '' },
  title: fillerText(28),
  mission: fillerText(110),
  positionOffer: fillerText(40),
  endDate: '',
  technologies: [],
  place: '',
  reward: '',
  linksCount: 2,
  newLinks: 0,
}))

interface ProjectRequestsProps {
  onChat: (userId: number) => void
}

/** The recruiter's own requests: create, edit, delete, and view received links. */
export const ProjectRequests = ({ onChat }: ProjectRequestsProps) => {
  const requests = useInfiniteQuery(projectRequests.own())
  useLiveEvent(({ type }) => {
    if (type === 'notification' || type === 'refresh') refresh(projectRequests.own().queryKey)
  })
  const links = useOpenedId('links')
  const form = useOpenedId('edit')
  const listed = requests.data?.find(({ id }) => id === links.openedId)
  const detail = useQuery({
    ...projectRequests.detail(String(links.openedId)),
    enabled: links.openedId !== undefined && !listed && requests.hasNextPage,
  })
  const newForm = useAskedForm()
  const [removed, remove] = useState<ProjectRequest>()
  const { open: openLinksOf } = links
  const { open: openForm } = form
  const openLinks = useCallback(({ id }: ProjectRequest) => openLinksOf(id), [openLinksOf])
  const edit = useCallback(({ id }: ProjectRequest) => openForm(id), [openForm])
  const refreshAll = useRefreshRequests()
  const handleLinksClose = () => {
    links.close()
    // What was new may have been answered.
    void refreshAll()
  }
  const newRequest = (
    <Button variant="primary" icon={<PlusIcon aria-hidden />} onClick={newForm.ask}>
      {t('New Request')}
    </Button>
  )

  return (
    <>
      <PageHeader
        title={t('Project Requests')}
        intro={t('Ask for work. Judge it without names.')}
        actions={newRequest}
      />
      <QueryBoundary
        query={requests}
        loadingText={t('Loading project requests...')}
        errorText={t('Failed to load project requests')}
        skeleton={
          <RequestTable
            requests={waiting}
            onViewLinks={openLinks}
            onEdit={edit}
            onDelete={remove}
          />
        }
        isEmpty={(list) => list.length === 0}
        empty={
          <Empty
            title={t('No Project Requests Yet')}
            icon={<BriefcaseIcon aria-hidden />}
            action={
              <ButtonLink to={paths.projectRequests} variant="quiet">
                {t('See What Others Ask For')}
              </ButtonLink>
            }
          >
            {t(
              'Describe a task of your own and set a deadline. Job seekers answer with a repository, and you judge it before you know whose it is.',
            )}
          </Empty>
        }
      >
        {(list) => (
          <>
            <RequestTable requests={list} onViewLinks={openLinks} onEdit={edit} onDelete={remove} />
            <Pagination query={requests} />
          </>
        )}
      </QueryBoundary>
      <Modal
        isOpen={newForm.isAsked && form.openedId === undefined}
        onClose={newForm.forget}
        title={t('New Request')}
        isInAddress
      >
        <RequestForm onDone={newForm.forget} />
      </Modal>
      <EditRequest id={form.openedId} list={requests} onDone={form.close} />
      <DeleteRequest request={removed} onDone={() => remove(undefined)} />
      <LinksModal
        requestId={links.openedId}
        request={listed ?? detail.data}
        onChat={onChat}
        onClose={handleLinksClose}
      />
    </>
  )
}
