import { paths, type RecruiterHome } from '@swipefolio/shared/contract'
import { fullName } from '@swipefolio/shared/format'
import { openChat } from '@swipefolio/shared/between-apps'
import { t } from '@swipefolio/shared/i18n'
import { Avatar, HomePart, LinkRow, LinkRows, Text, TextLink } from '@swipefolio/shared/ui'

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
          >
            {message ?? t('Write the first message')}
          </LinkRow>
        ))}
      </LinkRows>
      {turnsCount > turns.length && (
        <Text size="small">
          <TextLink to={paths.dashboardSection('contacts')}>
            {t('and {count} more', { count: turnsCount - turns.length })}
          </TextLink>
        </Text>
      )}
    </HomePart>
  )
