import { account } from '@swipefolio/shared/api'
import { paths } from '@swipefolio/shared/contract'
import { DeleteAccount } from '@swipefolio/shared/forms'
import { useNavigate } from '@swipefolio/shared/router'
import { useSession } from '@swipefolio/shared/session'
import { Cluster, Text, toast, TitledCard } from '@swipefolio/shared/ui'
import { ExportButton } from '../export/export-button'

const consequences = [
  'Your project requests go, and with them the links that job seekers sent.',
  'Your decisions, saved projects and contacts go.',
  'What you wrote in chats stays with the other side, without your name.',
]

const writeExport = async () => JSON.stringify(await account.export('recruiter'), null, 2)

/** Data export and account deletion. */
export const AccountData = () => {
  const navigate = useNavigate()

  const handleDelete = async (password: string, code?: string) => {
    await account.remove('recruiter', password, code)
    toast.success('Your account was deleted')
    await navigate(paths.login)
    useSession.getState().logout()
  }

  return (
    <>
      <TitledCard level={3} title="Your Data">
        <Text tone="soft">Everything that Swipefolio holds of you, as a file.</Text>
        <Cluster>
          <ExportButton
            label="Export My Data"
            fileName="swipefolio-export.json"
            type="application/json"
            write={writeExport}
            fallbackError="Failed to export your data"
          />
        </Cluster>
      </TitledCard>
      <TitledCard level={3} title="Leave Swipefolio">
        <Text tone="soft">Deleting your account cannot be undone.</Text>
        <Cluster>
          <DeleteAccount consequences={consequences} onDelete={handleDelete} />
        </Cluster>
      </TitledCard>
    </>
  )
}
