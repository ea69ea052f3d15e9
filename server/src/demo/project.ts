import type { DemoJobSeeker } from './people'

export interface DemoProject {
  owner: DemoJobSeeker
  title: string
  about: string
  gitUrl?: string
  websiteUrl?: string
  technologies: string[]
}
