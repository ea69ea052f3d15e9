import {
  errorMessage,
  showChange,
  useIsSettled,
  useMutation,
  useQuery,
  useQueryClient,
} from '../api'
import type { MailPreferences, Role } from '../contract'
import { t } from '../i18n'
import { Button, Cluster, QueryBoundary, Text, toast, TitledCard } from '../ui'
import { NewsChoices } from './news-choices'
import { choose, type DeviceState, readDevice, turnOff, turnOn } from './push-device'
import { useInstallOffer } from './use-install-offer'

export interface DeviceCardProps {
  /** Each role has its own kinds of news. */
  of: Role
}

const failed = t('Failed to change the notifications on this device')

/** What is pushed to this browser, and the offer to install the product. */
export const DeviceCard = ({ of: role }: DeviceCardProps) => {
  const install = useInstallOffer()
  const client = useQueryClient()
  const queryKey = ['push-device', role]
  const device = useQuery({
    queryKey,
    queryFn: ({ signal }) => readDevice(role, signal),
    enabled: useIsSettled(),
  })
  const change = useMutation({
    mutationFn: (work: () => Promise<DeviceState | void>) => work(),
    onSuccess: (state) =>
      state ? showChange(queryKey, state) : client.invalidateQueries({ queryKey }),
    async onError(error) {
      toast.error(errorMessage(error, failed))
      await client.invalidateQueries({ queryKey })
    },
  })
  const handleChoice = (choice: Partial<MailPreferences>) => {
    const before = client.getQueryData<DeviceState>(queryKey)
    if (before?.is !== 'on') return
    showChange(queryKey, { ...before, chosen: { ...before.chosen, ...choice } })
    change.mutate(async () => {
      try {
        return await choose(role, choice)
      } catch (error) {
        showChange(queryKey, before)
        throw error
      }
    })
  }
  const content = (state: DeviceState) => {
    if (state.is === 'unable') {
      return <Text tone="soft">{t('This browser shows no notifications of Swipefolio.')}</Text>
    }
    if (state.is === 'blocked') {
      return (
        <Text tone="soft">
          {t(
            'This browser blocks notifications of Swipefolio. Allow them in its settings for this site.',
          )}
        </Text>
      )
    }
    if (state.is === 'off') {
      return (
        <Cluster>
          <Button
            variant="quiet"
            isPending={change.isPending}
            onClick={() => change.mutate(() => turnOn(role, state.publicKey))}
          >
            {t('Turn On Notifications')}
          </Button>
        </Cluster>
      )
    }
    return (
      <>
        <NewsChoices
          of={role}
          label={t('Notifications on This Device')}
          chosen={state.chosen}
          onChoose={handleChoice}
        />
        <Cluster>
          <Button variant="quiet" onClick={() => change.mutate(() => turnOff(role, state.id))}>
            {t('Turn Off Notifications')}
          </Button>
        </Cluster>
      </>
    )
  }
  return (
    <TitledCard level={3} title={t('On This Device')}>
      {device.data?.is !== 'blocked' && device.data?.is !== 'unable' && (
        <Text tone="soft">
          {t('Your device shows what is new, also while Swipefolio is closed, until you log out.')}
        </Text>
      )}
      <QueryBoundary
        query={device}
        loadingText={t('Loading the notifications on this device...')}
        errorText={t('Failed to load the notifications on this device')}
        skeleton={content({ is: 'off', publicKey: '' })}
      >
        {content}
      </QueryBoundary>
      {install && (
        <Cluster>
          <Button variant="quiet" onClick={() => void install()}>
            {t('Install Swipefolio')}
          </Button>
        </Cluster>
      )}
    </TitledCard>
  )
}
