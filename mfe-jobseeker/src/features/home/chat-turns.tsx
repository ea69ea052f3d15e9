import { openChat } from '@swipefolio/shared/between-apps'
import type { JobSeekerHome } from '@swipefolio/shared/contract'
import { fullName, messageStart, textDirection } from '@swipefolio/shared/format'
import { t } from '@swipefolio/shared/i18n'
import { Avatar, HomePart, LinkRow, LinkRows, Text } from '@swipefolio/shared/ui'

/** The chats that wait for the job seeker's word. */
export const ChatTurns = ({
  turns = [],
  turnsCount = 0,
}: Pick<JobSeekerHome, 'turns' | 'turnsCount'>) =>
  turns.length > 0 && (
    <HomePart title={t('Your turn')}>
      <LinkRows>
        {turns.map(({ chatId, message, ...person }) => (
          <LinkRow
            key={chatId}
            title={fullName(person)}
            opens={() => void openChat(chatId)}
            icon={<Avatar name={fullName(person)} size="small" />}
            direction={textDirection(messageStart(message ?? ''))}
          >
            {message}
          </LinkRow>
        ))}
      </LinkRows>
      {turnsCount > turns.length && (
        <Text size="small" tone="soft">
          {t('and {count} more', { count: turnsCount - turns.length })}
        </Text>
      )}
    </HomePart>
  )
