import { answerTasks } from '../../../foundation/processes/answer-tasks.mjs'
import type { Repository } from '../github/read-repository'
import { analyses, type Analyses } from './analyses'

answerTasks(({ name, repository }: { name: keyof Analyses; repository: Repository }) =>
  analyses[name](repository),
)
