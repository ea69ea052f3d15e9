/** What a recruiter and a job seeker do; people and projects are chosen by a number. */
export type Step =
  | { do: 'publish'; seeker: number }
  | { do: 'remove'; project: number }
  | { do: 'decide'; recruiter: number; project: number; status: Status }
  | { do: 'undo'; recruiter: number; project: number }
  | { do: 'pause'; seeker: number; paused: boolean }
  | { do: 'hide'; seeker: number; companies: number[] }

export const statuses = ['LIKED', 'SAVED', 'UNLIKED'] as const
type Status = (typeof statuses)[number]

interface Project {
  seeker: number
  isRemoved: boolean
  decisions: Map<number, Status>
}

const pair = (recruiter: number, seeker: number) => `${recruiter}:${seeker}`

/** Projects, decisions and who may see what, as the specification and the decisions on it describe them. */
export function createModel() {
  const projects: Project[] = []
  const contacts = new Set<string>()
  const paused = new Set<number>()
  const hidden = new Map<number, number[]>()

  const isVisible = (recruiter: number, { seeker, isRemoved }: Project) =>
    !isRemoved &&
    (contacts.has(pair(recruiter, seeker)) || !hidden.get(seeker)?.includes(recruiter))

  function decide(recruiter: number, project: Project, status: Status): number {
    if (!isVisible(recruiter, project)) return 404
    const standing = project.decisions.get(recruiter)
    if (standing === 'LIKED' && status !== 'LIKED') return 409
    project.decisions.set(recruiter, status)
    if (status === 'LIKED') contacts.add(pair(recruiter, project.seeker))
    return 200
  }

  function undo(recruiter: number, project: Project): number {
    const standing = project.decisions.get(recruiter)
    if (!isVisible(recruiter, project) || !standing) return 404
    if (standing === 'LIKED') return 409
    project.decisions.delete(recruiter)
    return 200
  }

  const numbersOf = (isWanted: (project: Project) => boolean) =>
    projects.flatMap((project, at) => (isWanted(project) ? at : []))

  return {
    /** How many projects were ever published. */
    count: () => projects.length,
    ownerOf: (project: number) => projects[project]?.seeker ?? 0,
    /** Takes a step and returns the status of its answer. */
    take(step: Step): number {
      if (step.do === 'publish') {
        projects.push({ seeker: step.seeker, isRemoved: false, decisions: new Map() })
      } else if (step.do === 'pause') {
        if (step.paused) paused.add(step.seeker)
        else paused.delete(step.seeker)
      } else if (step.do === 'hide') hidden.set(step.seeker, step.companies)
      else {
        const project = projects[step.project]
        if (!project) return 404
        if (step.do === 'decide') return decide(step.recruiter, project, step.status)
        if (step.do === 'undo') return undo(step.recruiter, project)
        if (project.isRemoved) return 404
        project.isRemoved = true
      }
      return 200
    },
    /** What a recruiter sees, by the numbers of the projects. */
    seenBy(recruiter: number) {
      const decided = (status?: Status) =>
        numbersOf(
          (project) => isVisible(recruiter, project) && project.decisions.get(recruiter) === status,
        )
      return {
        unseen: decided().filter((at) => !paused.has(projects[at]?.seeker ?? 0)),
        saved: decided('SAVED'),
        passed: decided('UNLIKED'),
        contacts: [...contacts].filter((of) => of.startsWith(`${recruiter}:`)).length,
      }
    },
  }
}
