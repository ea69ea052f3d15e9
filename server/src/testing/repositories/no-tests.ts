import { type FakeRepository, json, lines, repeat } from './repository'

/** A working API without tests. */
export const noTests: FakeRepository = {
  description: 'An API for recipes',
  language: 'JavaScript',
  license: 'MIT',
  commits: [
    'Scale amounts by the number of guests',
    'Reject recipes without steps',
    'Search by ingredient',
    'Keep images beside recipes',
    'Ask for a token when recipes change',
    'Begin with a list of recipes',
  ],
  files: {
    'README.md': lines(
      '# recipes',
      'An API that keeps recipes and scales their amounts. It answers JSON, asks for a token where something changes and',
      'finds recipes by what is in the fridge. It was written to learn how far one gets without a framework for data,',
      'and how errors of people can be told from errors of programs in an answer that both understand.',
      '```sh',
      'npm install',
      'npm start',
      '```',
    ),
    'package.json': json({
      name: 'recipes',
      license: 'Apache-2.0',
      scripts: { start: 'node src/server.js', test: 'echo "Error: no test specified" && exit 1' },
      dependencies: { express: '^4.0.0', pg: '^8.0.0' },
    }),
    LICENSE: 'MIT License',
    '.gitignore': 'node_modules\n',
    Dockerfile: 'FROM node:20\n',
    '.github/workflows/build.yml': lines('on: push', 'steps:', '  - run: docker build .'),
    'src/server.js': lines("const express = require('express')", 'express().listen(8080)'),
    'src/scaling.js': repeat(
      12,
      (n) => `export function scale${n}(amount) { return amount * ${n} }`,
    ),
    'src/search.js': repeat(5, (n) => `export function search${n}(word) { return word }`),
    'src/recipes.js': repeat(620, (n) => `// step ${n}`),
  },
}
