const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`

/** The number of a contact's projects besides the one that was liked. */
export const otherProjects = (projectsCount: number) =>
  projectsCount > 1 ? counted(projectsCount - 1, 'other project') : 'No other projects yet'

export const projects = (projectsCount: number) =>
  projectsCount > 0 ? counted(projectsCount, 'project') : 'No projects yet'
