import { publicPages, queryClient } from '@swipefolio/shared/api'
import { paths, type PublicPage, type PublicProject } from '@swipefolio/shared/contract'
import { availabilityLabel } from '@swipefolio/shared/format'
import { prerenderFrame } from '@swipefolio/shared/prerender'
import { Route, Routes } from '@swipefolio/shared/router'
import type { ReactElement } from 'react'
import { MissingPage } from './features/public-page/missing-page'
import PublicPageScreen from './screens/public-page/public-page-screen'
import { either, eitherOf, type Optional } from './template-condition'
import { withTypedText } from './template-typed-text'

const handle = 'handle'

/** Addresses that stand for those of the data until the template is made: a link needs a whole one. */
const addressOf = (name: string) => `https://place.example/${name}`

const project: PublicProject = {
  title: '{{title}}',
  image: '{{image}}',
  imageAlt: '{{imageAlt}}',
  about: '{{about}}',
  gitUrl: addressOf('gitUrl'),
  websiteUrl: addressOf('websiteUrl'),
  technologies: [{ id: 1, name: '{{name}}' }],
}

const page: PublicPage = {
  handle,
  fullName: '{{data.fullName}}',
  headline: '{{data.headline}}',
  about: '{{data.about}}',
  place: '{{data.place}}',
  availability: 'open',
  availableFrom: '',
  languages: ['{{data.languages|list}}'],
  links: [{ label: '{{label}}', url: addressOf('url') }],
  image: '{{data.image}}',
  projects: [project],
}

const ofPage: Optional<PublicPage>[] = [
  ['data.image', { image: '' }],
  ['data.headline', { headline: '' }],
  ['data.place', { place: '' }],
  ['data.availability|availability', { availability: '' }],
  ['data.languages.0', { languages: [] }],
  ['data.about', { about: '' }],
  ['data.links.0', { links: [] }],
  ['data.projects.0', { projects: [] }],
]

const addressesOfProject: Optional<PublicProject>[] = [
  ['websiteUrl', { websiteUrl: '' }],
  ['gitUrl', { gitUrl: '' }],
]

const ofProject: Optional<PublicProject>[] = [
  ['image', { image: '' }],
  ['technologies.0', { technologies: [] }],
  ['about', { about: '' }],
  ...addressesOfProject,
]

const renderAs = (element: ReactElement) =>
  prerenderFrame(
    <Routes>
      <Route path="/p/:handle" element={element} />
    </Routes>,
    { path: paths.publicPage(handle), prefix: 'mfe-public-PublicPage-' },
  )

function render(change: Partial<PublicPage>) {
  queryClient.setQueryData(publicPages.of(handle).queryKey, { ...page, ...change })
  return renderAs(<PublicPageScreen />)
}

/** React asks for pictures before all else, in an element that it would not find again. */
const preload = /<link rel="preload"[^>]*>/g

const cover = /(<svg viewBox="0 0 320 200"[^>]*>).*?<\/svg>/gs
const drawing =
  '{{#title|coverShapes}}<path d="{{d}}" fill="{{fill}}" stroke="{{fill}}"></path>{{/}}' +
  '{{#title|coverLetters}}<text x="{{x}}" y="{{y}}" fill="{{fill}}">{{letter}}</text>{{/}}'

const initials = /(<svg viewBox="0 0 40 40"[^>]*>).*?<\/svg>/gs
const disc =
  '{{#data.fullName|avatar}}<circle cx="20" cy="20" r="20" fill="{{ground}}"></circle>' +
  '<text x="20" y="20" dy="0.36em" text-anchor="middle" font-size="16" fill="{{text}}">{{initials}}</text>{{/}}'

/** A repeated item in place of the one that was rendered. */
const repeated = (html: string, item: RegExp, list: string) =>
  html.replace(item, (found) => `{{#${list}}}${found}{{/}}`)

const withPlaces = (html: string) =>
  repeated(
    repeated(
      withTypedText(html),
      /<li(?: [^>]*)?>(?:(?!<\/li>).)*\{\{name\}\}.*?<\/li>/s,
      'technologies',
    ),
    /<li(?: [^>]*)?>(?:(?!<\/li>).)*\{\{label\}\}.*?<\/li>/s,
    'data.links',
  )
    .replaceAll(preload, '')
    .replace(cover, (_svg, opening: string) => `${opening}${drawing}</svg>`)
    .replace(initials, (_svg, opening: string) => `${opening}${disc}</svg>`)
    .replaceAll(/https:\/\/place\.example\/(\w+)/g, '{{$1}}')
    .replaceAll(`>${availabilityLabel('open')}<`, '>{{data.availability|availability}}<')

const article = /<article.*<\/article>/s
const title = /<h3.*<\/h3>/s

/** The title of a project apart from the rest, because it depends on the same addresses as what is at the end. */
function projectItem() {
  const rendered = (changed: PublicProject) => render({ projects: [changed] }).html
  const part = (html: string, pattern: RegExp) => pattern.exec(html)?.[0] ?? ''
  const linked = eitherOf(addressesOfProject, project, (changed) =>
    withPlaces(part(rendered(changed), title)),
  )
  return eitherOf(ofProject, project, (changed) =>
    withPlaces(part(rendered(changed), article).replace(title, '<h3></h3>')),
  ).replace('<h3></h3>', () => linked)
}

/** Prerenders the public page of a job seeker as a template. */
export function publicPageScreen() {
  const missing = renderAs(<MissingPage />)
  const item = projectItem()
  const found = eitherOf(ofPage, page, (changed) =>
    withPlaces(render(changed).html.replace(article, '<article></article>')).replace(
      '<article></article>',
      () => `{{#data.projects}}${item}{{/}}`,
    ),
  )
  return {
    html: either('data', found, withPlaces(missing.html)),
    styles: [
      render({}),
      render({ projects: [{ ...project, image: '' }] }),
      render({ projects: [] }),
      missing,
    ].flatMap(({ styles }) => styles),
    isTemplate: true,
    query: [],
  }
}
