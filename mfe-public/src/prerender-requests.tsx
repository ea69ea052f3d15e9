import { projectRequests, queryClient } from '@swipefolio/shared/api'
import { paths, type ProjectRequest } from '@swipefolio/shared/contract'
import { deadlineMark, formatDeadline } from '@swipefolio/shared/format'
import { formatLanguage } from '@swipefolio/shared/i18n'
import { prerenderFrame } from '@swipefolio/shared/prerender'
import { Route, Routes } from '@swipefolio/shared/router'
import type { ReactElement } from 'react'
import { unknownCompany } from './features/project-requests/company-of'
import { MissingRequest } from './features/project-requests/missing-request'
import { missionLength, offerLength } from './features/project-requests/request-card'
import { requestParameters } from './features/project-requests/use-request-filters'
import { either, eitherOf, type Optional } from './template-condition'
import { withTypedText } from './template-typed-text'
import ProjectRequestScreen from './screens/project-request/project-request-screen'
import ProjectRequestsScreen from './screens/project-requests/project-requests-screen'

type Fragment = ReturnType<typeof prerenderFrame>

const id = 987_654_321_000
const path = '/project-request/:requestId'
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const days = { far: inDays(1000), near: inDays(7), past: inDays(-7) }

/** A request whose texts are places of the template; `prefix` leads to the request in the answer. */
const placesOf = (prefix: string, limits?: { mission: number; offer: number }): ProjectRequest => {
  const place = (name: string, format = '') => `{{${prefix}${name}${format}}}`
  return {
    id,
    owner: {
      firstName: '',
      lastName: '',
      companyName: place('owner.companyName', `|or:${unknownCompany}`),
    },
    title: place('title'),
    mission: place('mission', limits && `|excerpt:${limits.mission}`),
    positionOffer: place('positionOffer', limits && `|excerpt:${limits.offer}`),
    endDate: days.far,
    technologies: [{ id, name: technologyName }],
    place: place('place'),
    reward: place('reward'),
  }
}

/** A place in the list of technologies. */
const technologyName = '{{name}}'

const optional: Optional<ProjectRequest>[] = [
  ['positionOffer', { positionOffer: '' }],
  ['technologies.0', { technologies: [] }],
  ['place', { place: '' }],
  ['reward', { reward: '' }],
]

/** Puts places where a template cannot have text in place of data: ids and dates. */
function withPlaces({ html: rendered }: Fragment, prefix: string): string {
  const html = withTypedText(rendered).replaceAll(
    /<li(?: [^>]*)?>(?:(?!<\/li>).)*\{\{name\}\}.*?<\/li>/gs,
    (item) => `{{#${prefix}technologies}}${item}{{/}}`,
  )

  return Object.values(days)
    .reduce((text, day) => {
      const mark = deadlineMark(day, new Date())
      const marked = mark ? text.replaceAll(`>${mark}<`, `>{{${prefix}endDate|deadline}}<`) : text
      return marked
        .replaceAll(
          `>${formatDeadline(day, formatLanguage() ?? 'en-US')}<`,
          `>{{${prefix}endDate|day}}<`,
        )
        .replaceAll(`"${day}"`, `"{{${prefix}endDate}}"`)
    }, html)
    .replaceAll(String(id), `{{${prefix}id}}`)
}

function renderList(requests: ProjectRequest[], next?: string): Fragment {
  queryClient.setQueryData(projectRequests.list().queryKey, {
    pages: [{ items: requests, next }],
    pageParams: [undefined],
  })
  return prerenderFrame(<ProjectRequestsScreen />, { prefix: 'mfe-public-ProjectRequests-' })
}

function prerenderList() {
  const request = placesOf('', { mission: missionLength, offer: offerLength })
  const full = renderList([{ ...request, endDate: days.near }], 'next')
  const listOf = (...changed: Parameters<typeof renderList>) =>
    withPlaces(renderList(...changed), '')
  const cardOf = (changed: ProjectRequest) => cardIn(listOf([changed]))
  const variants = (endDate: string) => eitherOf(optional, { ...request, endDate }, cardOf)
  const card = either(
    'endDate|deadline',
    either('endDate|closed', variants(days.past), variants(days.near)),
    variants(days.far),
  )
  // Ids are unique in a page.
  const titleId = /aria-labelledby="([^"]+)"/.exec(card)?.[1] ?? ''
  const cards = `{{#data}}${card.replaceAll(`"${titleId}"`, `"${titleId}{{id}}"`)}{{/}}`
  const withCards = (html: string) => html.replace(cardIn(html), () => cards)
  const list = either('next', withCards(listOf([request], 'next')), withCards(listOf([request])))
  const empty = renderList([])
  return {
    html: either('data.0', list, empty.html),
    styles: [...full.styles, ...empty.styles],
    isTemplate: true,
    query: [...requestParameters],
  }
}

function cardIn(html: string): string {
  const found = /<article.*<\/article>/s.exec(html)?.[0]
  if (found === undefined) throw new Error('The list of project requests has no card')
  return found
}

function prerenderDetail() {
  const request = placesOf('data.')
  const renderAs = (element: ReactElement) =>
    prerenderFrame(
      <Routes>
        <Route path={path} element={element} />
      </Routes>,
      { path: paths.projectRequest(id), prefix: 'mfe-public-ProjectRequest-' },
    )
  const render = (change: Partial<ProjectRequest>) => {
    queryClient.setQueryData(projectRequests.detail(String(id)).queryKey, { ...request, ...change })
    return renderAs(<ProjectRequestScreen />)
  }
  const missing = renderAs(<MissingRequest />)
  const htmlOf = (fragment: Fragment) => withPlaces(fragment, 'data.')
  const ofDetail = optional
    .filter(([condition]) => condition !== 'positionOffer')
    .map(([condition, without]): Optional<ProjectRequest> => [`data.${condition}`, without])
  const variants = (endDate: string) =>
    eitherOf(ofDetail, { ...request, endDate }, (changed) => htmlOf(render(changed)))
  const found = either(
    'data.endDate|closed',
    variants(days.past),
    either('data.endDate|deadline', variants(days.near), variants(days.far)),
  )
  return {
    html: either('data', found, htmlOf(missing)),
    styles: [render({ endDate: days.past }), render({ endDate: days.near }), missing].flatMap(
      ({ styles }) => styles,
    ),
    isTemplate: true,
    query: [],
  }
}

/** Prerenders the screens of project requests as templates, which the front door fills with the answers to their first calls. */
export const requestScreens = () => ({
  ProjectRequests: prerenderList(),
  ProjectRequest: prerenderDetail(),
})
