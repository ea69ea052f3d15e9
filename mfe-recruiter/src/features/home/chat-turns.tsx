import { paths, type RecruiterHome } from '@swipefolio/shared/contract'
import { fullName, messageStart, textDirection } from '@swipefolio/shared/format'
import { openChat } from '@swipefolio/shared/between-apps'
import { t } from '@swipefolio/shared/i18n'
import { Avatar, HomePart, LinkRow, LinkRows, UsersIcon } from '@swipefolio/shared/ui'

/** The chats that wait for the recruiter's word. */
export const ChatTurns = ({ turns, turnsCount = 0 }: Pick<RecruiterHome, 'turns' | 'turnsCount'>) =>
  turns.length > 0 && (
    <HomePart title={t('Your turn')}>
      <LinkRows>
        {turns.map(({ chatId, message, ...person }) => (
          <LinkRow
            key={chatId}
            title={fullName(person)}
            opens={() => void openChat(chatId)}
            icon={<Avatar name={fullName(person)} size="small" />}
            direction={textDirection(messageStart(message ?? t('Write the first message')))}
          >
            {message ?? t('Write the first message')}
          </LinkRow>
        ))}
        {turnsCount > turns.length && (
          <LinkRow
            title={t('and {count} more', { count: turnsCount - turns.length })}
            opens={paths.dashboardSection('contacts')}
            icon={<UsersIcon aria-hidden />}
          />
        )}
      </LinkRows>
    </HomePart>
  )
