import { useRef } from 'react'
import { account, errorMessage, useMutation, useQuery, useQueryClient } from '../api'
import type { Role, Session } from '../contract'
import { relativeTime } from '../format'
import { t } from '../i18n'
import { Button, PartList, QueryBoundary, TitledCard, toast } from '../ui'
import { CardRow, CardRows, CardRowWords } from './card-rows'
import { deviceName } from './device-name'
import { FirstRows } from './first-rows'

export interface SessionsCardProps {
  of: Role
}

const unknownDevice = t('Unknown device')
const filler: Session = {
  id: -1,
  device: unknownDevice,
  address: '',
  startedAt: '',
  usedAt: '',
  isCurrent: true,
}

/** Where the person is logged in; each other session can be ended, and all of them at once. */
export const SessionsCard = ({ of: role }: SessionsCardProps) => {
  const client = useQueryClient()
  const query = account.sessions(role)
  const sessions = useQuery(query)
  const rows = useRef<HTMLUListElement>(null)
  const ending = useMutation({
    mutationFn: (id: number | 'others') =>
      id === 'others' ? account.endOtherSessions(role) : account.endSession(role, id),
    onSuccess(_, id) {
      toast.success(id === 'others' ? t('Logged out everywhere else') : t('Logged out there'))
      rows.current?.focus()
    },
    onError: (error) => toast.error(errorMessage(error, t('Failed to end the session'))),
    onSettled: () => account.refreshHistory(client, role),
  })
  const list = (all: Session[]) => (
    <FirstRows
      rows={all.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent))}
      action={
        all.length > 1 && (
          <Button
            variant="quiet"
            size="small"
            isPending={ending.isPending && ending.variables === 'others'}
            onClick={() => ending.mutate('others')}
          >
            {t('Log Out Everywhere Else')}
          </Button>
        )
      }
    >
      {(shown) => (
        <CardRows ref={rows} role="list" tabIndex={-1}>
          {shown.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              isPending={ending.isPending && ending.variables === session.id}
              onEnd={() => ending.mutate(session.id)}
            />
          ))}
        </CardRows>
      )}
    </FirstRows>
  )
  return (
    <TitledCard level={3} title={t('Where You Are Logged In')}>
      <QueryBoundary
        query={sessions}
        loadingText={t('Loading where you are logged in...')}
        errorText={t('Failed to load where you are logged in')}
        skeleton={list([filler])}
      >
        {list}
      </QueryBoundary>
    </TitledCard>
  )
}

interface SessionRowProps {
  session: Session
  isPending: boolean
  onEnd: () => void
}

const SessionRow = ({ session, isPending, onEnd }: SessionRowProps) => {
  const { address, startedAt, usedAt, isCurrent } = session
  const device = deviceName(session.device) || unknownDevice
  const started = relativeTime(startedAt)
  const used = relativeTime(usedAt)
  return (
    <CardRow>
      <CardRowWords>
        <strong>{device}</strong>
        <PartList
          parts={[
            isCurrent ? t('This device') : t('Last used {ago}', { ago: used }),
            (isCurrent || started !== used) && t('logged in {ago}', { ago: started }),
            address,
          ]}
        />
      </CardRowWords>
      {!isCurrent && (
        <Button
          variant="quiet"
          size="small"
          aria-label={t('Log out {device}', { device })}
          isPending={isPending}
          onClick={onEnd}
        >
          {t('Log Out')}
        </Button>
      )}
    </CardRow>
  )
}
