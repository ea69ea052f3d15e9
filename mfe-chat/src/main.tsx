import { createTestShell } from '@swipefolio/shared/testing'
import { createRoot } from 'react-dom/client'
import { prepareAnswers } from './prepared-answers'
import ChatWidgetScreen from './screens/chat-widget/chat-widget-screen'

const search = new URLSearchParams(window.location.search)
const role = search.get('role') === 'jobseeker' ? 'jobseeker' : 'recruiter'
const { network, wrap } = createTestShell({ role })
prepareAnswers(network, role)
window.addEventListener('offline', () => network.setOffline(true))
window.addEventListener('online', () => network.setOffline(false), { capture: true })

const container = document.getElementById('root')
if (!container) throw new Error('The page has no #root')
createRoot(container).render(wrap(<ChatWidgetScreen />))
