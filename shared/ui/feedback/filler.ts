import type { Project } from '../../contract'

const words = ['noon', 'moon', 'no', 'common', 'on', 'mono', 'room', 'us', 'cocoon', 'mason']

/** Words about as wide as a text of `length` characters, for the data of a skeleton: letters no higher than the bars over them. */
export function fillerText(length: number): string {
  let text = ''
  for (let at = 0; text.length < length; at += 1) text += `${words[at % words.length]} `
  return text.slice(0, length).trim()
}

const widths = [8, 5, 10, 6]

/** Projects of a skeleton, with ids that no stored project has. */
export const fillerProjects = (count: number): Project[] =>
  Array.from({ length: count }, (_, index) => ({
    id: -1 - index,
    title: fillerText(14),
    image: '',
    imageAlt: '',
    about: fillerText(240),
    gitUrl: `#${index}`,
    websiteUrl: '',
    owner: null,
    technologies: widths.map((width, at) => ({ id: -1 - at, name: fillerText(width) })),
  }))
