import { account, errorMessage, useMutation } from '@swipefolio/shared/api'
import { paths } from '@swipefolio/shared/contract'
import { DeleteAccount } from '@swipefolio/shared/forms'
import { t } from '@swipefolio/shared/i18n'
import { useNavigate } from '@swipefolio/shared/router'
import { useSession } from '@swipefolio/shared/session'
import {
  Button,
  Cluster,
  DownloadIcon,
  saveFile,
  Text,
  TitledCard,
  toast,
} from '@swipefolio/shared/ui'

const consequences = [
  t('Your projects go, and with them what recruiters decided on them.'),
  t('The links that you sent to project requests go.'),
  t('What you wrote in chats stays with the other side, without your name.'),
]

/** Data export and account deletion. */
export const AccountData = () => {
  const navigate = useNavigate()
  const exporting = useMutation({
    mutationFn: () => account.export('jobseeker'),
    onSuccess: (data) =>
      saveFile('swipefolio-export.json', 'application/json', JSON.stringify(data, null, 2)),
    onError: (error) => toast.error(errorMessage(error, t('Failed to export your data'))),
  })

  const handleDelete = async (password: string, code?: string) => {
    await account.remove('jobseeker', password, code)
    toast.success(t('Your account was deleted'))
    await navigate(paths.login)
    useSession.getState().logout()
  }

  return (
    <TitledCard level={3} title={t('Your Data')}>
      <Text tone="soft">
        {t(
          'Everything that Swipefolio holds of you, as a file. Deleting your account cannot be undone.',
        )}
      </Text>
      <Cluster>
        <Button
          variant="quiet"
          icon={<DownloadIcon aria-hidden />}
          isPending={exporting.isPending}
          onClick={() => exporting.mutate()}
        >
          {t('Export My Data')}
        </Button>
        <DeleteAccount consequences={consequences} onDelete={handleDelete} />
      </Cluster>
    </TitledCard>
  )
}
