import { chooseSeed } from '../any-input/any-input'
import { createModel } from './model'
import { proveSequences } from './sequences'

it('the server does what the model says, step by step', async () => {
  const { faults, cases } = await proveSequences({ runs: 5, seed: chooseSeed() })
  expect(faults).toEqual([])
  expect(cases).toBeGreaterThan(0)
})

it('the model keeps a like, and hides a stranger’s projects from a hidden company alone', () => {
  const model = createModel()
  model.take({ do: 'publish', seeker: 0 })
  model.take({ do: 'publish', seeker: 0 })
  expect(model.take({ do: 'decide', recruiter: 0, project: 0, status: 'LIKED' })).toBe(200)
  expect(model.take({ do: 'decide', recruiter: 0, project: 0, status: 'SAVED' })).toBe(409)
  model.take({ do: 'hide', seeker: 0, companies: [0, 1] })
  expect(model.seenBy(0)).toEqual({ unseen: [1], saved: [], passed: [], contacts: 1 })
  expect(model.seenBy(1)).toEqual({ unseen: [], saved: [], passed: [], contacts: 0 })
})
