import { checkReviewAddress } from '.'

it('accepts the address of a repository', () => {
  expect(checkReviewAddress({ repoUrl: 'https://github.com/tides/tables' })).toEqual({})
})

it.each([undefined, '', 'https://gitlab.com/tides/tables'])('refuses %j', (repoUrl) => {
  expect(checkReviewAddress({ repoUrl })).toEqual({
    repoUrl: 'Please enter a valid GitHub repository URL.',
  })
})
