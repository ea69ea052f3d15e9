import { paths, type RecruiterHome } from '@swipefolio/shared/contract'
import { fullName, messageStart, textDirection } from '@swipefolio/shared/format'
import { openChat } from '@swipefolio/shared/between-apps'
import { t } from '@swipefolio/shared/i18n'
import { Avatar, ButtonLink, HomePart, LinkRow, LinkRows, theme } from '@swipefolio/shared/ui'
import { styled } from 'styled-components'

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
      </LinkRows>
      {turnsCount > turns.length && (
        <More>
          <ButtonLink to={paths.dashboardSection('contacts')} variant="plain" size="small">
            {t('and {count} more', { count: turnsCount - turns.length })}
          </ButtonLink>
        </More>
      )}
    </HomePart>
  )

/* Its words begin where the rows do. */
const More = styled.div`
  margin-inline-start: -${theme.space.s};
`
