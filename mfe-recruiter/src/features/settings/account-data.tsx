import { account } from '@swipefolio/shared/api'
import { paths } from '@swipefolio/shared/contract'
import { DeleteAccount } from '@swipefolio/shared/forms'
import { t } from '@swipefolio/shared/i18n'
import { useNavigate } from '@swipefolio/shared/router'
import { useSession } from '@swipefolio/shared/session'
import { Cluster, Text, toast, TitledCard } from '@swipefolio/shared/ui'
import { ExportButton } from '../export/export-button'

const consequences = [
  t('Your project requests go, and with them the links that job seekers sent.'),
  t('Your decisions, saved projects and contacts go.'),
  t('What you wrote in chats stays with the other side, without your name.'),
]

const writeExport = async () => JSON.stringify(await account.export('recruiter'), null, 2)

/** Data export and account deletion. */
export const AccountData = () => {
  const navigate = useNavigate()

  const handleDelete = async (password: string, code?: string) => {
    await account.remove('recruiter', password, code)
    toast.success(t('Your account was deleted'))
    await navigate(paths.login)
    useSession.getState().logout()
  }

  return (
    <>
      <TitledCard level={3} title={t('Your Data')}>
        <Text tone="soft">{t('Everything that Swipefolio holds of you, as a file.')}</Text>
        <Cluster>
          <ExportButton
            label={t('Export My Data')}
            fileName="swipefolio-export.json"
            type="application/json"
            write={writeExport}
            fallbackError={t('Failed to export your data')}
          />
        </Cluster>
      </TitledCard>
      <TitledCard level={3} title={t('Leave Swipefolio')}>
        <Text tone="soft">{t('Deleting your account cannot be undone.')}</Text>
        <Cluster>
          <DeleteAccount consequences={consequences} onDelete={handleDelete} />
        </Cluster>
      </TitledCard>
    </>
  )
}
