import type { Locator, Page } from '@playwright/test'
import type { Account } from './accounts'

/** A project that is hard to fit on a card: long title, about with a list, many technologies, both links. */
export const longProject = {
  title: 'The Unhurried Harbour Pilot: tide tables for very small boats',
  about: `Tells small harbours when it is safe to leave.\n- reads the tide tables\n- warns in time\n\n${'It needs no network at sea. '.repeat(30)}`,
  gitUrl: 'https://github.com/harbour/tide',
  websiteUrl: 'https://tide.example',
}

/** Publishes projects with the first technologies of the list; the last one is on top of the deck. */
export async function publishProjects(seeker: Account, projects: object[], technologies = 9) {
  const known = await seeker.call<{ id: number }[]>('GET', '/api/user/techlist')
  const ids: number[] = []
  for (const project of projects) {
    const { id } = await seeker.call<{ id: number }>('POST', '/api/user/projects', {
      data: {
        project,
        technologies: known.slice(0, technologies).map((technology) => ({ id: technology.id })),
      },
    })
    ids.push(id)
  }
  return ids
}

export const cardOf = (page: Page, title: string) =>
  page.getByRole('article', { name: title, exact: true })

export async function boxOf(target: Locator) {
  const box = await target.boundingBox()
  if (!box) throw new Error('Nothing is visible')
  return box
}
