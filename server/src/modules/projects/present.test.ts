import { presentProject, presentUnseenProject } from './present'
import type { ProjectRow } from './repository'

it('shows a project field by field, without an owner', () => {
  const shown = {
    id: 1,
    title: 'Tides',
    image: '/api/images/x.webp',
    imageAlt: 'A chart',
    about: 'Tide tables',
    gitUrl: 'https://github.com/tides/tables',
    websiteUrl: 'https://tides.example.com',
    technologies: [{ id: 1, name: 'TypeScript' }],
  }
  const row = {
    ...shown,
    image_alt: shown.imageAlt,
    more_pictures: [],
    git_url: shown.gitUrl,
    website_url: shown.websiteUrl,
    owner_id: 7,
  } as unknown as ProjectRow
  expect(presentUnseenProject(row)).toEqual(shown)
  expect(presentProject(row)).toEqual({ ...shown, owner: null })
  const picture = { image: '/api/images/y.webp', imageAlt: 'A map' }
  const withMore = { ...row, more_pictures: [{ ...picture, owner_id: 7 }] } as unknown as ProjectRow
  expect(presentUnseenProject(withMore)).toEqual({ ...shown, morePictures: [picture] })
})
