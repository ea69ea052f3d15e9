import { type FakeRepository, json, lines } from './repository'

/** The result of following a tutorial. */
export const tutorialClone: FakeRepository = {
  description: '',
  language: 'JavaScript',
  commits: ['update', 'fix', 'added stuff', 'wip', 'final', 'update readme', 'Initial commit'],
  files: {
    'README.md': lines(
      '# Netflix Clone',
      'I built this while following the React course on Udemy. It shows films of a film database,',
      'with a banner, rows by genre and trailers that start when one clicks on a poster. I learned a lot about hooks,',
      'about fetching data and about how to style rows that scroll sideways without a library.',
      '## Run',
      '```',
      'npm install',
      'npm start',
      '```',
    ),
    'package.json': json({
      name: 'netflix-clone',
      private: true,
      scripts: {
        start: 'react-scripts start',
        build: 'react-scripts build',
        test: 'react-scripts test',
      },
      dependencies: {
        react: '^18.0.0',
        'react-dom': '^18.0.0',
        'react-scripts': '5.0.1',
        axios: '^1.0.0',
      },
    }),
    'package-lock.json': '{}',
    'yarn.lock': '',
    '.gitignore': 'node_modules',
    '.env': 'REACT_APP_API_KEY=0123456789abcdef',
    'public/index.html': '<div id="root"></div>',
    'src/App.js': lines(
      'import Row from "./Row"',
      'export default function App() { return <Row /> }',
    ),
    'src/App.test.js': lines("test('renders learn react link', () => {})"),
    'src/Row.js': lines('export default function Row() {', '  console.log("row")', '}').repeat(20),
    'src/requests.js': lines(
      'export function films(genre) { return genre }',
      'export function trailer(id) { return id }',
    ).repeat(20),
    'src/index.js': 'import App from "./App"\n',
  },
}
