import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { tutorialClone } from '../../../testing/repositories'
import { reviewFake } from '../../../testing/review-fake'

const file = join(__dirname, '../../../../../mfe-public/src/features/ai-review/sample-review.json')

it('the sample review of the AI page is what the rules say today', async () => {
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(await reviewFake(tutorialClone, 'to-do'))
})
