export {
  BrowserRouter,
  Link,
  Navigate,
  NavLink,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
} from 'react-router-dom'
export { ClosedByBack } from './closed-by-back'
export { type HoldNavigation, useNavigationGuard } from './use-navigation-guard'
