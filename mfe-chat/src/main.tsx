import { aChat, aJobSeeker, aMessage, createTestShell } from '@swipefolio/shared/testing'
import { createRoot } from 'react-dom/client'
import ChatWidgetScreen from './screens/chat-widget/chat-widget-screen'

const shell = createTestShell({ role: 'recruiter', userName: 'Maya Brandt' })
const senderUser = { id: 1, firstName: 'Noa', lastName: 'Levi' }
const messages = [
  aMessage({ seq: 1, message: 'Your tide tables are lovely. Shall we talk?' }),
  aMessage({ seq: 2, message: 'Gladly! שלום', senderUser, senderRecruiter: null }),
]
const chat = aChat({ user: aJobSeeker({ id: 1 }), messages, unread: 1 })

shell.network.reply('GET /api/recruiter/chats', () => [chat])
shell.network.reply('GET /api/recruiter/chats/recruiter-new-messages-count', 1)
shell.network.reply('GET /api/recruiter/chats/messages/:chatId', () => messages)
shell.network.reply('GET /api/recruiter/chats/:chatId/new-message-exist', false)
shell.network.reply('POST /api/recruiter/chats/send', ({ body }) => {
  const sent = aMessage({
    seq: messages.length + 1,
    message: body.message,
    clientKey: body.clientKey,
  })
  messages.push(sent)
  return sent
})

const container = document.getElementById('root')
if (!container) throw new Error('The page has no #root')
createRoot(container).render(shell.wrap(<ChatWidgetScreen />))
