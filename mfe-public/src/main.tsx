import { Route, Routes } from '@swipefolio/shared/router'
import {
  aProject,
  aProjectRequest,
  aPublicPage,
  aSubmission,
  createTestShell,
} from '@swipefolio/shared/testing'
import { createRoot } from 'react-dom/client'
import AboutScreen from './screens/about/about-screen'
import AiReviewScreen from './screens/ai-review/ai-review-screen'
import FaqScreen from './screens/faq/faq-screen'
import HomeScreen from './screens/home/home-screen'
import PrivacyScreen from './screens/privacy/privacy-screen'
import ProjectRequestScreen from './screens/project-request/project-request-screen'
import PublicPageScreen from './screens/public-page/public-page-screen'
import ProjectRequestsScreen from './screens/project-requests/project-requests-screen'
import TermsScreen from './screens/terms/terms-screen'

const role = new URLSearchParams(window.location.search).get('role')
const shell = createTestShell({
  role: role === 'recruiter' || role === 'jobseeker' ? role : undefined,
  path: window.location.hash.slice(1) || '/',
})

const requests = [
  aProjectRequest(),
  aProjectRequest({
    title: 'A checkout that forgives',
    mission: 'Let people make every mistake at the till, and none of them twice.',
    owner: { firstName: 'Omer', lastName: 'Dahan', companyName: '' },
  }),
  aProjectRequest({ title: 'Weather for allotments', endDate: '2020-05-01' }),
]
shell.network.reply('GET /api/projectrequests', requests)
shell.network.reply(
  'GET /api/projectrequests/:id',
  ({ params }) => requests.find(({ id }) => String(id) === params.id) ?? aProjectRequest(),
)
shell.network.reply('GET /api/user/project-request/:id/links', [])
shell.network.reply('GET /api/public-pages/:handle', aPublicPage())
shell.network.reply('GET /api/user/projects', [
  aProject({ gitUrl: 'https://github.com/tides/tables' }),
])
shell.network.reply('POST /api/user/project-request/:id/send-link', aSubmission())

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    shell.wrap(
      <main>
        <Routes>
          <Route path="/" element={<HomeScreen />} />
          <Route path="/project-requests" element={<ProjectRequestsScreen />} />
          <Route path="/project-request/:requestId" element={<ProjectRequestScreen />} />
          <Route path="/p/:handle" element={<PublicPageScreen />} />
          <Route path="/aboutus" element={<AboutScreen />} />
          <Route path="/faq" element={<FaqScreen />} />
          <Route path="/terms" element={<TermsScreen />} />
          <Route path="/privacy" element={<PrivacyScreen />} />
          <Route path="/aireview" element={<AiReviewScreen />} />
        </Routes>
      </main>,
    ),
  )
}
