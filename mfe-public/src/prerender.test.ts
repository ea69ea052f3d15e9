/** @jest-environment node */
import { prerender } from './prerender'
import { publicPageScreen } from './prerender-public-page'
import { requestScreens } from './prerender-requests'

it('renders every static screen with one h1 each', () => {
  const { screens } = prerender()
  expect(Object.keys(screens)).toEqual([
    'Home',
    'About',
    'Faq',
    'Terms',
    'Privacy',
    'AiReview',
    'ProjectRequests',
    'ProjectRequest',
    'PublicPage',
  ])
  for (const { html } of Object.values(screens)) {
    // That of what does not exist is in place of the other.
    expect(html.split('{{^data}}')[0]?.match(/<h1/g)).toHaveLength(1)
  }
  expect(screens.Home?.html).toContain('Dive In Now')
})

it('renders the list of project requests as a template with each case of a card', () => {
  const { html, isTemplate } = requestScreens().ProjectRequests
  expect(isTemplate).toBe(true)
  expect(html.match(/\{\{#data\}\}<article/g)).toHaveLength(1)
  for (const place of [
    '{{title}}',
    '{{owner.companyName|or:Unknown Company}}',
    '{{mission|excerpt:110}}',
    '{{positionOffer|excerpt:76}}',
    '<time dateTime="{{endDate}}">{{endDate|day}}</time>',
    '{{endDate|deadline}}</strong',
    '{{#technologies}}<li',
    '{{name}}</span></li>{{/}}',
    '<bdi>{{place}}</bdi>',
    '<bdi>{{reward}}</bdi>',
    '{{#endDate|closed}}data-closed',
    'href="/project-request/{{id}}"',
    'Show More',
    'No Project Requests Yet',
  ]) {
    expect(html).toContain(place)
  }
})

it('renders a project request as a template, open and closed', () => {
  const { html } = requestScreens().ProjectRequest
  for (const place of ['{{data.title}}</h1>', '{{#data.mission|blocks}}']) {
    expect(html).toContain(place)
  }
  expect(html).toContain('{{#data.endDate|closed}}')
  expect(html).toContain('This project request is closed.')
  expect(html).toContain('Log in to Submit Your Project')
  expect(html).toMatch(/\{\{\^data\}\}.*Project request not found.*Return to Project Requests/)
})

it('renders the public page of a job seeker as a template, with each part that may be missing', () => {
  const { html } = publicPageScreen()
  expect(html.match(/\{\{#data\.projects\}\}<article/g)).toHaveLength(1)
  for (const place of [
    '<bdi>{{data.fullName}}</bdi></h1>',
    'src="{{data.image}}"',
    '{{#data.headline}}p class=',
    '{{data.languages|list}}',
    '>{{data.availability|availability}}<',
    '{{#data.links}}<li><a href="{{url}}"',
    '<bdi>{{title}}</bdi></a{{/}}',
    '{{#gitUrl}}a href="{{gitUrl}}"',
    '<p dir="auto">{{text}}</p>',
    '{{#data.about|blocks}}',
    '{{#about|blocks}}',
    '{{#technologies}}<li',
    'src="{{image}}" alt="{{imageAlt}}"',
    '{{#title|coverShapes}}<path d="{{d}}" fill="{{fill}}" stroke="{{fill}}">',
    'href="{{gitUrl}}"',
    'href="{{websiteUrl}}"',
    'No projects here yet',
  ]) {
    expect(html).toContain(place)
  }
  expect(html).toMatch(/\{\{\^data\}\}.*Page not found/)
  expect(html).not.toMatch(/place\.example|Open to offers/)
})
