import { type FakeRepository, lines, repeat } from './repository'

/** Good code without a README. */
export const noReadme: FakeRepository = {
  language: 'Go',
  commits: ['Answer 404 for hidden notes', 'Keep notes sorted by day', 'Store notes in one file'],
  files: {
    'go.mod': 'module example.org/notes\n\ngo 1.22\n',
    'main.go': lines('package main', 'func main() { serve() }'),
    'store.go': repeat(40, (n) => `func note${n}() int { return ${n} }`),
    'store_test.go': repeat(20, (n) => `func TestNote${n}(t *testing.T) {}`),
    '.gitignore': 'notes\n',
  },
}
