import { projectRequests, useQuery } from '@swipefolio/shared/api'
import type { ProjectRequest } from '@swipefolio/shared/contract'
import {
  BriefcaseIcon,
  Button,
  Empty,
  Modal,
  PageHeader,
  PlusIcon,
  QueryBoundary,
} from '@swipefolio/shared/ui'
import { useState } from 'react'
import { useOpenedId } from '../../navigation/use-opened-id'
import { DeleteRequest } from './delete-request'
import { LinksModal } from './links-modal'
import { RequestForm } from './request-form'
import { RequestTable } from './request-table'

type Task = { kind: 'create' } | { kind: 'edit' | 'delete'; request: ProjectRequest }

interface ProjectRequestsProps {
  onChat: (userId: number) => void
}

/** The recruiter's own requests: create, edit, delete, and judge the links that came. */
export const ProjectRequests = ({ onChat }: ProjectRequestsProps) => {
  const requests = useQuery(projectRequests.own())
  const { openedId, open, close } = useOpenedId('links')
  const [task, setTask] = useState<Task>()
  const finish = () => setTask(undefined)
  const newRequest = (
    <Button
      variant="primary"
      icon={<PlusIcon aria-hidden />}
      onClick={() => setTask({ kind: 'create' })}
    >
      New Request
    </Button>
  )

  return (
    <>
      <PageHeader
        title="Project Requests"
        intro="Ask for the work you want to see, and judge what comes back by the work alone."
        actions={newRequest}
      />
      <QueryBoundary
        query={requests}
        loadingText="Loading project requests..."
        errorText="Failed to load project requests"
        skeleton="rows"
        isEmpty={(list) => list.length === 0}
        empty={
          <Empty title="No Project Requests Yet" icon={<BriefcaseIcon aria-hidden />}>
            Describe a task of your own, and job seekers answer with a repository.
          </Empty>
        }
      >
        {(list) => (
          <RequestTable
            requests={list}
            onViewLinks={({ id }) => open(id)}
            onEdit={(request) => setTask({ kind: 'edit', request })}
            onDelete={(request) => setTask({ kind: 'delete', request })}
          />
        )}
      </QueryBoundary>
      <Modal isOpen={task?.kind === 'create'} onClose={finish} title="New Request">
        <RequestForm onDone={finish} />
      </Modal>
      <Modal isOpen={task?.kind === 'edit'} onClose={finish} title="Edit Request">
        {task?.kind === 'edit' && <RequestForm request={task.request} onDone={finish} />}
      </Modal>
      <DeleteRequest request={task?.kind === 'delete' ? task.request : undefined} onDone={finish} />
      <LinksModal
        requestId={openedId}
        request={requests.data?.find(({ id }) => id === openedId)}
        onChat={onChat}
        onClose={close}
      />
    </>
  )
}
