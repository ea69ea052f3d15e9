import { Route, Routes } from '@swipefolio/shared/router'
import { createTestShell } from '@swipefolio/shared/testing'
import { createRoot } from 'react-dom/client'
import { prepareAnswers } from './prepared-answers'
import DashboardScreen from './screens/dashboard/dashboard-screen'
import SwipeScreen from './screens/swipe/swipe-screen'
import UserScreen from './screens/user/user-screen'

const { pathname, search } = window.location
const shell = createTestShell({
  role: 'recruiter',
  userName: 'Maya Brandt',
  path: pathname === '/' ? '/swipeprojects' : pathname + search,
})
prepareAnswers(shell.network)

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root')
createRoot(root).render(
  shell.wrap(
    <main>
      <Routes>
        <Route path="/swipeprojects" element={<SwipeScreen />} />
        <Route path="/dashboard" element={<DashboardScreen />} />
        <Route path="/user/:userId" element={<UserScreen />} />
      </Routes>
    </main>,
  ),
)
