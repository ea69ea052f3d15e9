import { prerenderScreens } from '@swipefolio/shared/prerender'
import { publicPageScreen } from './prerender-public-page'
import { requestScreens } from './prerender-requests'
import AboutScreen from './screens/about/about-screen'
import AiReviewScreen from './screens/ai-review/ai-review-screen'
import FaqScreen from './screens/faq/faq-screen'
import HomeScreen from './screens/home/home-screen'
import PrivacyScreen from './screens/privacy/privacy-screen'
import TermsScreen from './screens/terms/terms-screen'

/** Prerenders the screens as visitors without a session see them. */
export function prerender() {
  const { screens } = prerenderScreens(
    'mfe-public',
    {
      Home: HomeScreen,
      About: AboutScreen,
      Faq: FaqScreen,
      Terms: TermsScreen,
      Privacy: PrivacyScreen,
      AiReview: AiReviewScreen,
    },
    {
      Home: [],
      About: [],
      Faq: ['category', 'question'],
      Terms: [],
      Privacy: [],
      AiReview: ['review', 'repo'],
    },
  )
  return {
    screens: { ...screens, ...requestScreens(), PublicPage: publicPageScreen() } as typeof screens,
  }
}
